import { headerOf, messageOf } from '../ask.ts'
import { fine, unknown, warning, wrong, type Finding, type Group } from '../findings.ts'
import type { Site } from '../site.ts'

const speaksHttp2 = async (site: Site) => {
  const origin = new URL(site.api)
  return origin.protocol === 'https:' && (await site.handshake(origin)).protocol === 'h2'
}

async function overHttp2(site: Site): Promise<Finding> {
  const advice = 'listen 443 ssl http2;   # from nginx 1.25.1 on: listen 443 ssl; http2 on;'
  if (!(await speaksHttp2(site)))
    return wrong('not there: over HTTP/1.1 browsers repeat commands by themselves', advice)
  const answers = await site.askHttp2(new URL(`${site.api}/api/lookup/active`), [{}, {}]).catch(messageOf)
  if (typeof answers === 'string') return wrong(`HTTP/2 is offered, but breaks: ${answers}`, advice)
  return fine('stands')
}

/** A guest's call that changes nothing, as the code was never sent to anybody; its body has to arrive for its answer. */
const harmless = { path: '/api/otp/verify', body: '{"otpToken":"of-the-doctor","otpCode":"000000"}' }

async function streamed(site: Site): Promise<Finding> {
  if (!(await speaksHttp2(site))) return fine('none without HTTP/2')
  const isOff = site.setting('VITE_STREAMED_COMMANDS') === 'false'
  const { body } = harmless
  const answers = await site.askHttp2(new URL(site.api + harmless.path), [{ body }, { body, tellsLength: false }])
  const [plain, stream] = answers.map((answer) => `${answer.status} ${messageIn(answer.body)}`.trim())
  if (plain === stream)
    return isOff
      ? warning('a body without a length is answered like another', 'Build with VITE_STREAMED_COMMANDS=true')
      : fine('a body without a length is answered like another')
  if (isOff) return fine('not taken, and not sent')
  return wrong(
    `a body without a length is answered with ${stream}, another with ${plain}: Chromium’s commands fail`,
    'Build with VITE_STREAMED_COMMANDS=false, or let the proxy read the whole body first: proxy_request_buffering on;',
  )
}

function messageIn(body: string): string {
  try {
    return String((JSON.parse(body) as { message?: unknown }).message ?? '')
  } catch {
    return ''
  }
}

/** Headers that proxies and CDNs add. */
const traces = [
  'via',
  'x-cache',
  'x-served-by',
  'x-varnish',
  'cf-ray',
  'x-amz-cf-id',
  'x-azure-ref',
  'x-envoy-upstream-service-time',
  'x-akamai-request-id',
]
const repeats = 'proxy_next_upstream off;   # for commands; nginx alone'

async function proxies(site: Site): Promise<Finding> {
  const answer = await site.askApi('lookup/active')
  const seen = traces
    .filter((name) => headerOf(answer, name) !== '')
    .map((name) => `${name}: ${headerOf(answer, name)}`)
  const server = headerOf(answer, 'server')
  if (/cloudflare|cloudfront|envoy|varnish|haproxy|traefik|akamai/i.test(server)) seen.push(`server: ${server}`)
  if (seen.length === 0)
    return unknown(`whether a proxy repeats; none shows itself but ${server || 'a server without a name'}`, repeats)
  return warning(
    `one shows itself (${seen.join(', ')}); proxies repeat requests after an error`,
    `See that it never repeats what is no GET, nor the GETs that change state (retries: 0); ${repeats}`,
  )
}

export const commands: Group = {
  title: 'Commands arrive once',
  checks: [
    { name: 'Over HTTP/2', run: overHttp2 },
    { name: 'Streamed bodies', run: streamed },
    { name: 'Proxies', run: proxies },
  ],
}
