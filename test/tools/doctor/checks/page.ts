import type { Answer } from '../ask.ts'
import { headerOf, typeOf } from '../ask.ts'
import { fine, unknown, warning, wrong, type Finding, type Group } from '../findings.ts'
import { narrowed, policiesOf, sourcesFor } from '../policy.ts'
import type { Site } from '../site.ts'
import { isSamePage, noPage } from './samePage.ts'

const toPage = 'location / { try_files $uri /index.html; }'

/** Checks that the root answers with the page of the build. */
function appPage({ root, head }: Site): Finding {
  const to = headerOf(root, 'location')
  if (to !== '')
    return wrong(`answered with ${root.status}, which leads to ${to}`, `Look at that address instead, or: ${toPage}`)
  if (root.status !== 200) return wrong(`answered with ${root.status}`, `root /srv/member-wallet/dist; ${toPage}`)
  if (!head.isApp) return wrong('the root is not the page of this app', `root /srv/member-wallet/dist; ${toPage}`)
  if (typeOf(root) !== 'text/html')
    return wrong(`its type is ${typeOf(root) || 'missing'}`, 'types { text/html html; }')
  if (!/charset=utf-8/i.test(headerOf(root, 'content-type')))
    return warning('its type names no charset', 'charset utf-8;')
  return fine(`there, ${root.body.length} bytes`)
}

async function deepLinks(site: Site): Promise<Finding> {
  if (!site.head.isApp) return noPage
  for (const path of ['/user/home?dialog=deposit', '/register']) {
    const answer = await site.ask(new URL(path, site.page))
    const to = headerOf(answer, 'location')
    if (to !== '') return wrong(`${path} leads to ${to}`, toPage)
    if (answer.status !== 200)
      return wrong(`${path} is answered with ${answer.status}: a reload or a link fails`, toPage)
    if (!isSamePage(site, answer)) return wrong(`${path} is answered with something else than the page`, toPage)
  }
  return fine('every path is the page')
}

function policyInPage({ head, api, chat, page }: Site): Finding {
  if (!head.isApp) return noPage
  const [policy] = policiesOf(head.policy ?? '')
  if (!policy)
    return wrong('the page has no Content-Security-Policy', 'Serve dist/index.html as npm run build wrote it.')
  const scripts = policy.get('script-src') ?? []
  const strange = head.hashes.filter((hash) => !scripts.includes(hash))
  if (strange.length > 0)
    return wrong(
      `${strange.length} of the scripts in the page is not the build’s: something changes the page on its way, and browsers refuse it`,
      'Switch off what rewrites HTML (minifying, injected scripts): sub_filter, Cloudflare’s Rocket Loader; Cache-Control: no-transform',
    )
  const wanted = [
    ['VITE_API_BASE', new URL(api).origin],
    ['VITE_CHAT_URL', chat?.origin],
  ] as const
  for (const [setting, origin] of wanted)
    if (
      origin !== undefined &&
      origin !== page.origin &&
      !(sourcesFor(policy, 'connect-src') ?? [origin]).includes(origin)
    )
      return wrong(
        `connect-src does not let the page ask ${origin}`,
        `Build with ${setting}=${origin}; the policy follows from it.`,
      )
  return fine('there, and the head script is the build’s')
}

function policyHeader({ root, head }: Site): Finding {
  const header = headerOf(root, 'content-security-policy')
  const [page] = policiesOf(head.policy ?? '')
  if (page === undefined) return noPage
  const names = [...new Set(policiesOf(header).flatMap((other) => narrowed(page, other)))]
  if (names.length === 0) return fine('takes nothing from the page’s')
  return wrong(
    `takes from what the page needs: ${names.join(', ')}; both hold`,
    `add_header Content-Security-Policy "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org" always;`,
  )
}

function caching({ root }: Site): Finding {
  const header = headerOf(root, 'cache-control').toLowerCase()
  const advice = 'add_header Cache-Control no-cache always;   # the page, and all that is not in /assets/'
  if (/no-store/.test(header)) return warning('no-store: each start loads it whole', advice)
  if (/no-cache|max-age=0/.test(header)) return fine(header)
  const text =
    header === ''
      ? 'not told: browsers keep it as they like'
      : `${header}: players stay on an old build, whose files are gone`
  return wrong(text, advice)
}

function transportSecurity({ root, page: { protocol } }: Site): Finding {
  if (protocol !== 'https:') return unknown('there is no encryption')
  const header = headerOf(root, 'strict-transport-security')
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
  const advice = 'add_header Strict-Transport-Security "max-age=31536000" always;'
  if (seconds === 0) return wrong('missing: the first request of a visit may go unencrypted', advice)
  if (seconds < 15_552_000) return warning(`${header}: below half a year`, advice)
  return fine(header)
}

const bare = (answer: Answer) => headerOf(answer, 'x-content-type-options').trim().toLowerCase() !== 'nosniff'

async function nosniff({ root, ask, code, page: address }: Site): Promise<Finding> {
  const missing = await ask(new URL('/assets/of-an-earlier-build.js', address))
  const without = [root, ...code.first.slice(0, 1), missing].filter(bare).map(({ url }) => url.pathname)
  if (without.length === 0) return fine('nosniff, for page, files and errors')
  return wrong(
    `missing for ${without.join(', ')}`,
    'add_header X-Content-Type-Options nosniff always;   # again in a location that has an add_header of its own',
  )
}

function referrer({ root }: Site): Finding {
  const header = headerOf(root, 'referrer-policy')
  if (header === 'no-referrer') return fine(header)
  return warning(
    `${header || 'missing'}: addresses with codes may be told to other sites`,
    'add_header Referrer-Policy no-referrer always;',
  )
}

/** What a page loses where these headers are stricter than it can bear. */
function crossOrigin({ root }: Site): Finding {
  const [opener, embedder] = ['cross-origin-opener-policy', 'cross-origin-embedder-policy'].map((name) =>
    (headerOf(root, name).split(';')[0] ?? '').trim().toLowerCase(),
  )
  const advice = 'add_header Cross-Origin-Opener-Policy same-origin-allow-popups always;'
  if (embedder && embedder !== 'unsafe-none')
    return wrong(`Cross-Origin-Embedder-Policy: ${embedder} refuses pictures of other origins`, 'Remove that header.')
  // What the value means for the windows that the wallet opens is told with LINE, whose chooser needs them.
  if (opener?.startsWith('same-origin')) return fine('a page that opened the wallet loses its window')
  return warning('no Cross-Origin-Opener-Policy: a page that opened the wallet can lead its window elsewhere', advice)
}

const refused =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb'

function permissions({ root }: Site): Finding {
  const header = headerOf(root, 'permissions-policy')
  const without = new Set([...header.matchAll(/([\w-]+)=\(\)/g)].map(([, name = '']) => name))
  const advice = `add_header Permissions-Policy "${refused.replaceAll(' ', '=(), ')}=()" always;`
  const needed = ['clipboard-write', 'web-share', 'fullscreen'].filter((name) => without.has(name))
  if (needed.length > 0) return wrong(`takes from what the app uses: ${needed.join(', ')}`, advice)
  const open = ['camera', 'geolocation', 'microphone', 'payment'].filter((name) => !without.has(name))
  if (open.length > 0) return warning(`leaves the page what it does not use: ${open.join(', ')}`, advice)
  return fine(`without ${[...without].join(', ')}`)
}

function server({ root }: Site): Finding {
  const told = [headerOf(root, 'server'), headerOf(root, 'x-powered-by')].filter(Boolean).join(', ')
  if (/\d/.test(told)) return warning(`tells its version: ${told}`, 'server_tokens off;')
  return fine(told === '' ? 'not told' : `${told}, without a version`)
}

export const pageGroup: Group = {
  title: 'Page',
  checks: [
    { name: 'Page', run: appPage },
    { name: 'Deep links', run: deepLinks },
    { name: 'Policy in the page', run: policyInPage },
    { name: 'Policy header', run: policyHeader },
    { name: 'Cache-Control', run: caching },
    { name: 'Strict-Transport-Security', run: transportSecurity },
    { name: 'X-Content-Type-Options', run: nosniff },
    { name: 'Referrer-Policy', run: referrer },
    { name: 'Cross-origin headers', run: crossOrigin },
    { name: 'Permissions-Policy', run: permissions },
    { name: 'Server', run: server },
  ],
}
