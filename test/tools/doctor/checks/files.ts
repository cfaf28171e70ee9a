import { headerOf, typeOf, type Answer } from '../ask.ts'
import { fine, unknown, warning, wrong, type Finding, type Group } from '../findings.ts'
import { policiesOf } from '../policy.ts'
import type { Site } from '../site.ts'
import { isSamePage, noPage } from './samePage.ts'

const inAssets = 'location /assets/ { try_files $uri =404; }'
const types = 'include /etc/nginx/mime.types; types { application/manifest+json webmanifest; }'

const accepted: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript$/,
  css: /^text\/css$/,
  svg: /^image\/svg\+xml$/,
  png: /^image\/png$/,
  webmanifest: /^application\/manifest\+json$/,
}

const few = (names: readonly string[]) =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')

const extension = ({ pathname }: URL) => /\.(\w+)$/.exec(pathname)?.[1] ?? ''

/** True if a file is missing: an error status, or the page in its place. */
const isMissing = (answer: Answer) =>
  answer.status !== 200 || (typeOf(answer) === 'text/html' && extension(answer.url) !== 'html')

const ofPage = ({ head, page, ask }: Site) =>
  Promise.all(head.links.filter(({ url }) => url.origin === page.origin).map(({ url }) => ask(url)))

async function named(site: Site): Promise<Finding> {
  if (!site.head.isApp) return noPage
  const answers = await ofPage(site)
  const missing = answers.filter(isMissing).map(({ url }) => url.pathname)
  if (missing.length === 0) return fine(`all ${answers.length} that the page names are there`)
  return wrong(
    `missing: ${few(missing)}`,
    'Deploy the whole of dist/, files first and index.html last; keep the last build’s /assets/ for a week.',
  )
}

async function later({ head, code, ask }: Site): Promise<Finding> {
  if (!head.isApp) return noPage
  if (code.later.length === 0) return unknown('the first code names none: it could not be read')
  const answers = await Promise.all(code.later.map((url) => ask(url, { method: 'HEAD' })))
  const missing = answers.filter(isMissing).map(({ url }) => url.pathname)
  if (missing.length === 0) return fine(`all ${answers.length} that the first code names are there`)
  return wrong(
    `missing: ${few(missing)}; the features that need them do not open`,
    'Deploy the whole of dist/assets/ again.',
  )
}

async function rightTypes(site: Site): Promise<Finding> {
  if (!site.head.isApp) return noPage
  const heads = site.code.later.map((url) => site.ask(url, { method: 'HEAD' }))
  const answers = [...(await ofPage(site)), ...site.code.first, ...(await Promise.all(heads))]
  const bad = answers.filter(
    (answer) => !isMissing(answer) && accepted[extension(answer.url)]?.test(typeOf(answer)) === false,
  )
  const kinds = new Map(bad.map((answer) => [`.${extension(answer.url)} is ${typeOf(answer) || 'untyped'}`, true]))
  if (kinds.size === 0) return fine('scripts, styles, pictures and manifest have theirs')
  return wrong(`${[...kinds.keys()].join(', ')}; with nosniff browsers refuse them`, types)
}

async function kept({ code, head }: Site): Promise<Finding> {
  if (!head.isApp) return noPage
  const asset = code.first.find((answer) => !isMissing(answer))
  if (!asset) return unknown('no file of /assets/ is there')
  const header = headerOf(asset, 'cache-control').toLowerCase()
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
  if (/immutable/.test(header) && seconds >= 31_536_000 && !/no-cache|no-store/.test(header)) return fine(header)
  return wrong(
    `${header || 'not told'}: each start asks for every file again`,
    'add_header Cache-Control "public, max-age=31536000, immutable";   # in location /assets/, with the other headers',
  )
}

async function missingFile(site: Site): Promise<Finding> {
  const answer = await site.ask(new URL('/assets/of-an-earlier-build.js', site.page))
  if (isSamePage(site, answer)) return wrong('is answered with the page, which browsers run as code', inAssets)
  if (answer.status !== 404) return wrong(`is answered with ${answer.status}, not with 404`, inAssets)
  const header = headerOf(answer, 'cache-control').toLowerCase()
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
  if (/immutable/.test(header) || seconds > 0)
    return wrong(
      `404, but kept (${header}): a file that comes later stays missing`,
      'add_header Cache-Control no-cache always;   # for errors',
    )
  return fine('404, not the page, not kept')
}

/** Files that tools leave in a folder, and that hold secrets, or the way to more. */
async function hiddenFiles(site: Site): Promise<Finding> {
  const served = async (path: string) => {
    const answer = await site.ask(new URL(path, site.page))
    return answer.status === 200 && !isSamePage(site, answer)
  }
  const advice = String.raw`location ~ ^/\.(?!well-known/) { return 404; }`
  for (const path of ['/.env', '/.git/HEAD'])
    if (await served(path)) return wrong(`${path} is served: everybody can read it`, advice)
  if (await served('/.vite/manifest.json')) return warning('/.vite/manifest.json is served; nobody needs it', advice)
  return fine('not served')
}

/** One type of a picture or a video, or of bytes. Of several behind commas browsers take the last. */
const isHarmless = /^((image|video|audio)\/[\w.+-]+|application\/octet-stream|) *(;[^,]*)?$/i

/**
 * Players' files that the backend serves from the page's origin must not run as the app. No such file is known, so the answer for a
 * missing one is judged.
 */
async function uploads({ ask, page, media, root, head }: Site): Promise<Finding> {
  const name = 'of-the-doctor.svg'
  const [answer, elsewhere] = await Promise.all([`${media}${name}`, `/${name}`].map((path) => ask(new URL(path, page))))
  if (!answer || !elsewhere) return unknown('nothing was asked')
  if (isSamePage({ root, head }, answer))
    return wrong(
      `${media} answers with the page: pictures of games and files of the chat would be text/html`,
      `location ${media} { proxy_pass http://backend; }   # or the path of the backend's files: --media /uploads/`,
    )
  if (answer.status === elsewhere.status && answer.body.equals(elsewhere.body))
    return unknown(
      `${media} is no place of the backend’s files`,
      "Name the path of the backend's files: --media /uploads/",
    )
  const isClosed = policiesOf(headerOf(answer, 'content-security-policy')).some(
    (policy) => policy.has('sandbox') && !policy.get('sandbox')?.includes('allow-same-origin'),
  )
  if (isClosed && isHarmless.test(headerOf(answer, 'content-type')))
    return fine(`${media} is sandboxed, and has pictures and videos alone`)
  if (isClosed)
    return warning(
      `${media} passes on ${headerOf(answer, 'content-type')}: a script that a player sent would be one of this origin, which the page’s policy lets run`,
      String.raw`map $upstream_http_content_type $media_type { "~*^(image|video|audio)/[\w.+-]+ *(;[^,]*)?$" $upstream_http_content_type; "" ""; default application/octet-stream; }   # and in location ${media} proxy_hide_header Content-Type; add_header Content-Type $media_type always;`,
    )
  return warning(
    `not sandboxed in ${media}: an SVG or HTML that a player sent runs as the app when its address is opened`,
    `add_header Content-Security-Policy "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'" always;   # in location ${media}, with the other headers`,
  )
}

export const files: Group = {
  title: 'Files',
  checks: [
    { name: 'Named by the page', run: named },
    { name: 'Named by the code', run: later },
    { name: 'Types', run: rightTypes },
    { name: 'Cache-Control', run: kept },
    { name: 'A missing file', run: missingFile },
    { name: 'Hidden files', run: hiddenFiles },
    { name: 'Uploads', run: uploads },
  ],
}
