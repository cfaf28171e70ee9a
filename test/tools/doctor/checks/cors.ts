import { headerOf, type Answer } from '../ask.ts'
import { fine, warning, wrong, type Finding, type Group } from '../findings.ts'
import { isElsewhere, type Site } from '../site.ts'

const same = fine('not needed: the API is at the page’s origin')

const wordsOf = (answer: Answer, name: string) =>
  headerOf(answer, name)
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)

const allow = ({ page }: Site) => `add_header Access-Control-Allow-Origin ${page.origin} always;`

/** The reason why a browser does not let the page read an answer; null if it does. */
function refused(site: Site, answer: Answer): string | null {
  const origin = headerOf(answer, 'access-control-allow-origin')
  if (origin === site.page.origin || origin === '*') return null
  return origin === '' ? 'no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin is ${origin}`
}

const sentHeaders = ['authorization', 'x-requested-with', 'content-type']

/** Sends a preflight request, as a browser does before a call. */
function preflightFor(site: Site, method: string, path: string): Promise<Answer> {
  const asked = [...sentHeaders, ...(site.setting('VITE_IDEMPOTENCY') === 'true' ? ['idempotency-key'] : [])]
  return site.ask(new URL(`${site.api}/api/${path}`), {
    method: 'OPTIONS',
    headers: {
      Origin: site.page.origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': asked.toSorted().join(','),
    },
  })
}

async function preflight(site: Site): Promise<Finding> {
  if (!isElsewhere(site)) return same
  const needed = [...sentHeaders, ...(site.setting('VITE_IDEMPOTENCY') === 'true' ? ['idempotency-key'] : [])]
  // A command's preflight carries nothing out.
  const wanted = [
    ['GET', 'wallet'],
    ['POST', 'statement'],
    ['PUT', 'account/profile'],
    ['DELETE', 'qrcode/none'],
  ] as const
  const answers = await Promise.all(wanted.map(([method, path]) => preflightFor(site, method, path)))
  for (const [at, answer] of answers.entries()) {
    const [method = 'GET', path = ''] = wanted[at] ?? []
    const reason = refused(site, answer)
    if (answer.status < 200 || answer.status > 299)
      return wrong(
        `OPTIONS /api/${path} is answered with ${answer.status}`,
        'if ($request_method = OPTIONS) { return 204; }   # in location /api/',
      )
    if (reason !== null) return wrong(`${reason}: the app at ${site.page.origin} hears nothing`, allow(site))
    const methods = wordsOf(answer, 'access-control-allow-methods')
    if (!['GET', 'POST'].includes(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
      return wrong(
        `${method} is not allowed`,
        'add_header Access-Control-Allow-Methods "GET, POST, PUT, DELETE" always;',
      )
    const headers = wordsOf(answer, 'access-control-allow-headers')
    const missing = needed.filter(
      (name) => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')),
    )
    if (missing.length > 0)
      return wrong(
        `not allowed: ${missing.join(', ')}`,
        'add_header Access-Control-Allow-Headers "Authorization, X-Requested-With, Content-Type, Idempotency-Key" always;',
      )
  }
  return maxAge(answers)
}

function maxAge([answer]: Answer[]): Finding {
  const seconds = Number(answer ? headerOf(answer, 'access-control-max-age') : 0)
  if (seconds >= 600) return fine(`all methods and headers, kept for ${seconds} s`)
  return warning(
    'allowed, but not for long: each call waits for a question before it',
    'add_header Access-Control-Max-Age 7200 always;',
  )
}

const crossing = (site: Site, path: string) => site.askApi(path, { Origin: site.page.origin })

async function origins(site: Site): Promise<Finding> {
  if (!isElsewhere(site)) return same
  for (const [path, what] of [
    ['lookup/info', 'answers'],
    ['of-the-doctor', 'refusals'],
  ] as const) {
    const reason = refused(site, await crossing(site, path))
    if (reason !== null) return wrong(`${what}: ${reason}`, allow(site))
  }
  return fine('answers and refusals may be read by the page')
}

async function exposed(site: Site): Promise<Finding> {
  if (!isElsewhere(site)) return same
  if (wordsOf(await crossing(site, 'lookup/info'), 'access-control-expose-headers').includes('date'))
    return fine('the page hears Date')
  return wrong(
    'the page does not hear Date: QR codes go by the phone’s clock',
    'add_header Access-Control-Expose-Headers Date always;',
  )
}

async function timing(site: Site): Promise<Finding> {
  if (!isElsewhere(site)) return same
  const told = wordsOf(await crossing(site, 'lookup/info'), 'timing-allow-origin')
  if (told.includes(site.page.origin) || told.includes('*')) return fine('the page is told the protocol')
  return wrong(
    'the page is not told that the API speaks HTTP/2: commands go in a form that browsers repeat',
    `add_header Timing-Allow-Origin ${site.page.origin} always;`,
  )
}

export const cors: Group = {
  title: 'API on another origin',
  checks: [
    { name: 'Preflight', run: preflight },
    { name: 'Allowed origin', run: origins },
    { name: 'Exposed Date', run: exposed },
    { name: 'Timing-Allow-Origin', run: timing },
  ],
}
