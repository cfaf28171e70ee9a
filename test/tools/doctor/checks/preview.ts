import { headerOf, typeOf } from '../ask.ts'
import { fine, warning, wrong, type Finding, type Group } from '../findings.ts'
import { sizeOf } from '../pictureSize.ts'
import type { Site } from '../site.ts'
import { noPage } from './samePage.ts'

const build = ({ page }: Site) => `Build with VITE_PUBLIC_ORIGIN=${page.origin}`

function words(site: Site): Finding {
  const { head } = site
  if (!head.isApp) return noPage
  const title = head.meta('og:title')
  if (!title) return warning('no og:title: links of the app show a bare address', build(site))
  const address = head.meta('og:url') ?? ''
  if (!URL.canParse(address) || new URL(address).origin !== site.page.origin)
    return warning(`the preview is for ${address || 'no address'}`, build(site))
  return fine(`“${title}”`)
}

async function picture(site: Site): Promise<Finding> {
  if (!site.head.isApp) return noPage
  const address = site.head.meta('og:image')
  if (address === null) return warning('no og:image: links of the app show no picture', build(site))
  if (!address.startsWith('https://') || !URL.canParse(address))
    return wrong(`og:image is not absolute: ${address}`, build(site))
  const answer = await site.ask(new URL(address))
  if (answer.status !== 200)
    return wrong(`${address} is answered with ${answer.status}`, 'Deploy dist/preview.png too.')
  if (!/^image\/(png|jpeg)$/.test(typeOf(answer)))
    return wrong(`${address} is ${typeOf(answer) || 'untyped'}, not a PNG or JPEG`, 'include /etc/nginx/mime.types;')
  const size = sizeOf(answer.body)
  if (size === null) return wrong(`${address} cannot be read as a picture`, 'Deploy dist/preview.png as it is.')
  const said = `${size.width} × ${size.height}`
  const isWide = size.width >= 600 && size.width / size.height >= 1.7 && size.width / size.height <= 2.1
  return isWide ? fine(said) : warning(`${said}: messengers cut it`, 'Make public/preview.png 1024 × 538.')
}

async function pageIcons({ head, ask }: Site): Promise<Finding> {
  if (!head.isApp) return noPage
  const named = head.links.filter(({ kind }) => kind === 'icon' || kind === 'apple-touch-icon')
  const answers = await Promise.all(named.map(({ url }) => ask(url)))
  const bad = answers.filter((answer) => answer.status !== 200 || !typeOf(answer).startsWith('image/'))
  if (named.length < 2 || bad.length > 0)
    return wrong(
      `missing: ${bad.map(({ url }) => url.pathname).join(', ') || 'the page names none'}`,
      'Deploy the icons of dist/ too.',
    )
  return fine(answers.map(({ url }) => url.pathname).join(', '))
}

/** Checks the icon and the name on a phone's home screen. */
async function install({ head, ask }: Site): Promise<Finding> {
  if (!head.isApp) return noPage
  const link = head.links.find(({ kind }) => kind === 'manifest')
  if (!link) return wrong('the page names no manifest', 'Serve dist/index.html as npm run build wrote it.')
  const answer = await ask(link.url)
  const manifest = parsed(answer.body.toString())
  const advice = 'Deploy dist/manifest.webmanifest; types { application/manifest+json webmanifest; }'
  if (manifest === null) return wrong('the manifest cannot be read', advice)
  const icons = await Promise.all(manifest.icons.map((src) => ask(new URL(src, link.url), { method: 'HEAD' })))
  const bad = icons.filter((one) => one.status !== 200 || !headerOf(one, 'content-type').startsWith('image/'))
  if (bad.length > 0)
    return wrong(`missing: ${bad.map(({ url }) => url.pathname).join(', ')}`, 'Deploy the icons of dist/ too.')
  if (manifest.theme === null)
    return warning('the manifest names no theme_color', 'Put it into public/manifest.webmanifest.')
  return fine(`${icons.length} icons, theme ${manifest.theme}`)
}

function parsed(text: string): { icons: string[]; theme: string | null } | null {
  try {
    const manifest: unknown = JSON.parse(text)
    if (typeof manifest !== 'object' || manifest === null || !('icons' in manifest) || !Array.isArray(manifest.icons))
      return null
    const theme = 'theme_color' in manifest && typeof manifest.theme_color === 'string' ? manifest.theme_color : null
    const list: unknown[] = manifest.icons
    const icons = list.flatMap((icon) =>
      typeof icon === 'object' && icon !== null && 'src' in icon && typeof icon.src === 'string' ? [icon.src] : [],
    )
    return { icons, theme }
  } catch {
    return null
  }
}

export const preview: Group = {
  title: 'Previews and icons',
  checks: [
    { name: 'Words', run: words },
    { name: 'Picture', run: picture },
    { name: 'Icons', run: pageIcons },
    { name: 'Home screen', run: install },
  ],
}
