import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { headerOf, type Answer } from '../ask.ts'
import { fine, unknown, warning, wrong, type Finding, type Group } from '../findings.ts'
import type { Site } from '../site.ts'

/** Below this size (bytes) compression saves no packet. */
const small = 1400

const accept = { 'Accept-Encoding': 'br, gzip' }

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

const advice =
  'gzip on; gzip_vary on; gzip_proxied any; gzip_types text/css text/plain application/javascript application/json application/manifest+json image/svg+xml;'

/** Says how much compression saves of one answer, or what is wrong with it. */
export function judgeCompression(answer: Answer): Finding {
  const encoding = headerOf(answer, 'content-encoding').toLowerCase()
  const size = answer.body.length
  if (answer.status !== 200) return unknown(`answered with ${answer.status}`)
  if (encoding === '' && size < small) return fine(`${size} bytes, too few to be worth it`)
  if (encoding === '') return wrong(`none: ${kilobytes(size)} travel as they are`, advice)
  if (encoding.includes(','))
    return wrong(
      `twice (${encoding})`,
      'gzip off; where the backend compresses, or proxy_set_header Accept-Encoding "";',
    )
  if (encoding !== 'br' && encoding !== 'gzip') return wrong(`${encoding}, which nobody asked for`, advice)
  const whole = encoding === 'br' ? brotliDecompressSync(answer.body) : gunzipSync(answer.body)
  if (isGzip(whole)) return wrong('twice, but told once', 'gzip off; for what is compressed already')
  const said = `${encoding}: ${kilobytes(whole.length)} travel as ${kilobytes(size)}`
  if (!/accept-encoding|\*/i.test(headerOf(answer, 'vary')))
    return warning(`${said}, but Vary does not tell caches`, 'gzip_vary on;')
  return fine(said)
}

const ofFile = (kind: RegExp) => async (site: Site) => {
  const ofKind = (urls: readonly URL[]) =>
    urls.filter(({ origin, pathname }) => origin === site.page.origin && kind.test(pathname))
  const first = ofKind([...site.head.links.map(({ url }) => url), ...site.code.first.map(({ url }) => url)])
  // The first screens' styles are in the page.
  const candidates = first.length > 0 ? first : ofKind(site.code.later)
  const answers = await Promise.all(
    [...new Set(candidates.map(String))].map((url) => site.ask(new URL(url), { headers: accept })),
  )
  const largest = answers.toSorted((a, b) => b.body.length - a.body.length)[0]
  return largest ? judgeCompression(largest) : unknown('there is none to look at')
}

const ofPage = async (site: Site) => judgeCompression(await site.ask(site.page, { headers: accept }))

/** The longest of the lookups that need no session. */
async function ofApi(site: Site): Promise<Finding> {
  const answers = await Promise.all(['lookup/banks', 'lookup/agreements'].map((path) => site.askApi(path, accept)))
  const findings = answers.map(judgeCompression)
  return (
    findings.find(({ level }) => level === 'wrong') ??
    findings.find(({ text }) => !/too few/.test(text)) ??
    fine('its answers are too short to be worth it')
  )
}

export const compression: Group = {
  title: 'Compression',
  checks: [
    { name: 'Page', run: ofPage },
    { name: 'Scripts', run: ofFile(/\.js$/) },
    { name: 'Styles', run: ofFile(/\.css$/) },
    { name: 'API’s answers', run: ofApi },
  ],
}
