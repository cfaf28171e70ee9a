import { headerOf } from '../ask.ts'
import { fine, unknown, warning, wrong, type Finding, type Group } from '../findings.ts'
import type { Handshake } from '../handshake.ts'
import { isElsewhere, type Site } from '../site.ts'

const noTls = unknown('there is no encryption to look at')
const day = 24 * 60 * 60 * 1000
/** A certificate that is renewed automatically has more days left than these. */
const fewDays = 14

const withHands = async (site: Site, origin: URL, look: (hands: Handshake) => Finding) =>
  origin.protocol === 'https:' ? look(await site.handshake(origin)) : noTls

function https({ page }: Site): Finding {
  if (page.protocol === 'https:') return fine('the page is encrypted')
  return wrong('the address is not encrypted; Telegram and LINE open https alone', 'listen 443 ssl http2;')
}

const files = 'ssl_certificate fullchain.pem; ssl_certificate_key privkey.pem;'

const advices: Readonly<Record<string, [text: string, advice: string]>> = {
  CERT_HAS_EXPIRED: ['it has expired', `Renew it (certbot renew), then nginx -s reload; ${files}`],
  CERT_NOT_YET_VALID: ['it is not valid yet', "Look at the server's clock and at the certificate's dates."],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'it is for another name',
    'Get one for this name; server_name and ssl_certificate belong together.',
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['the chain is not whole', `Serve the whole chain: ${files}`],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [
    'the chain is not whole, or its authority is unknown',
    `Serve the whole chain: ${files}`,
  ],
}
const untrusted = [
  'nobody known has signed it',
  `Get one of a known authority, such as Let's Encrypt: ${files}`,
] as const

/** Judges the certificate as a phone does. */
function judgeCertificate({ certificate, distrust }: Handshake, insecure: boolean, now: number): Finding {
  const until = Date.parse(certificate.valid_to)
  const days = Math.floor((until - now) / day)
  const left = until < now ? `ended ${Math.floor((now - until) / day)} days ago` : `${days} days left`
  const hasExpired = distrust === 'CERT_HAS_EXPIRED' || until < now
  const known = hasExpired ? advices['CERT_HAS_EXPIRED'] : advices[distrust ?? '']
  const isOfNobody = distrust !== null && known === undefined
  if (isOfNobody && insecure)
    return warning(`${untrusted[0]} (${distrust}), ${left}; let pass by --insecure`, untrusted[1])
  const [text, advice] = known ?? untrusted
  if (hasExpired || distrust !== null) return wrong(`${text} (${distrust ?? 'CERT_HAS_EXPIRED'}), ${left}`, advice)
  if (days < fewDays) return warning(`trusted, but only ${left}`, `Have it renewed by itself: certbot renew; ${files}`)
  return fine(`trusted, with its chain, ${left}`)
}

const certificate = (site: Site, origin: URL) =>
  origin.protocol === 'http:' && site.page.protocol === 'https:'
    ? wrong(`${origin.origin} is not encrypted: browsers refuse it to an encrypted page`, 'listen 443 ssl http2;')
    : withHands(site, origin, (hands) => judgeCertificate(hands, site.insecure, Date.now()))

const http2 = (site: Site, origin: URL) =>
  withHands(site, origin, ({ protocol, version }) =>
    protocol === 'h2'
      ? fine(`offered, over ${version}`)
      : wrong(
          `not offered: ${origin.host} speaks ${protocol ?? 'HTTP/1.1'}, over which browsers repeat commands and load in a row`,
          'listen 443 ssl http2;   # from nginx 1.25.1 on: listen 443 ssl; http2 on;',
        ),
  )

const earlyData = (site: Site) =>
  withHands(site, new URL(site.api), ({ earlyData: bytes, version }) => {
    if (bytes === null && version === 'TLSv1.3') return unknown('no ticket came that would say', 'ssl_early_data off;')
    if (!bytes) return fine('off')
    return wrong('on: whoever records such a request can send it a second time', 'ssl_early_data off;')
  })

async function plainHttp({ plain, page, ask }: Site): Promise<Finding> {
  if (plain === null)
    return unknown('where the host answers without encryption is not known', 'Say it with --http http://wallet.example')
  const advice = 'listen 80; return 301 https://$server_name$request_uri;'
  const answer = await ask(new URL('/user/home?start=spin', plain)).catch(() => null)
  if (answer === null) return warning('nobody answers without encryption: a typed address leads nowhere', advice)
  const to = headerOf(answer, 'location')
  if (answer.status < 300 || answer.status > 399 || to === '')
    return wrong(`${plain.origin} answers ${answer.status} without leading to https`, advice)
  const target = new URL(to, plain)
  if (target.origin !== page.origin)
    return wrong(`${plain.origin} leads to ${target.origin}, not to ${page.origin}`, advice)
  if (target.pathname + target.search !== '/user/home?start=spin')
    return wrong('the way to https loses the path or the query', advice)
  if (answer.status === 302 || answer.status === 307)
    return warning(`leads to https for now only (${answer.status})`, advice)
  return fine('leads to https, with path and query')
}

const atApi = (look: (site: Site, origin: URL) => Finding | Promise<Finding>) => (site: Site) =>
  isElsewhere(site) ? look(site, new URL(site.api)) : fine('the page’s')

export const connection: Group = {
  title: 'Connection',
  checks: [
    { name: 'HTTPS', run: https },
    { name: 'Certificate', run: (site) => certificate(site, site.page) },
    { name: 'API’s certificate', run: atApi(certificate) },
    { name: 'HTTP/2', run: (site) => http2(site, site.page) },
    { name: 'API’s HTTP/2', run: atApi(http2) },
    { name: 'TLS early data', run: earlyData },
    { name: 'Plain HTTP', run: plainHttp },
  ],
}
