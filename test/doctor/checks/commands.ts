import { headerOf, messageOf, type Answer } from '../ask.ts'
import { fine, unknown, warning, wrong, type Finding, type Group } from '../findings.ts'
import type { Site } from '../site.ts'

/**
 * The one POST that is surely harmless: it reads the statement, and without a session the contract answers 401. No command is tried,
 * with or without a session.
 */
const harmless = (site: Site): Promise<Answer> =>
  site.ask(new URL(`${site.api}/api/statement`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: '{"page":1,"limit":1}',
  })

const speaksHttp2 = async (site: Site) => {
  const origin = new URL(site.api)
  return origin.protocol === 'https:' && (await site.handshake(origin)).protocol === 'h2'
}

async function overHttp1(site: Site): Promise<Finding> {
  const advice = 'keepalive_timeout 0;   # in the location that takes the commands (docs/operate.md, Servers)'
  const answer = await harmless(site)
  const read = await site.askApi('lookup/active')
  const reads = /close/i.test(headerOf(read, 'connection')) ? 'reads close theirs, too' : 'reads keep theirs'
  if (/close/i.test(headerOf(answer, 'connection')))
    return fine(`a POST’s answer closes its connection, ${reads}; the GETs that change state were not tried`)
  const text = 'a POST’s answer leaves its connection open: when that breaks, Chromium sends a command again by itself'
  if (await speaksHttp2(site)) return warning(`${text}; only where a network lets no HTTP/2 through`, advice)
  return wrong(text, advice)
}

async function overHttp2(site: Site): Promise<Finding> {
  const advice = 'listen 443 ssl http2;   # from nginx 1.25.1 on: listen 443 ssl; http2 on;'
  if (!(await speaksHttp2(site)))
    return wrong('not there: every command goes in a form that Chromium repeats by itself', advice)
  const statuses = await site.readTwice(new URL(`${site.api}/api/lookup/active`)).catch(messageOf)
  if (typeof statuses === 'string') return wrong(`HTTP/2 is offered, but breaks: ${statuses}`, advice)
  return fine('stands: POSTs and PUTs travel in a form that no browser repeats')
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
    { name: 'Over HTTP/1.1', run: overHttp1 },
    { name: 'Proxies', run: proxies },
  ],
}
