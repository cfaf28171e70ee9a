import { headerOf, typeOf, type Answer } from '../ask.ts'
import { fine, unknown, warning, wrong, type Finding, type Group } from '../findings.ts'
import type { Site } from '../site.ts'
import { isSamePage } from './samePage.ts'

const proxy = 'location /api/ { proxy_pass http://backend; }'

/** True if an answer is a JSON object or array. */
function isJson(answer: Answer): boolean {
  if (!/[/+]json$/.test(typeOf(answer))) return false
  try {
    return typeof JSON.parse(answer.body.toString()) === 'object'
  } catch {
    return false
  }
}

async function answers(site: Site): Promise<Finding> {
  for (const path of ['lookup/info', 'lookup/active']) {
    const answer = await site.askApi(path)
    const to = headerOf(answer, 'location')
    if (to !== '') return wrong(`/api/${path} leads to ${to}`, `${proxy}   # without a slash behind backend`)
    if (isSamePage(site, answer)) return wrong(`/api/${path} is answered with the page`, proxy)
    if (answer.status !== 200)
      return wrong(`/api/${path} is answered with ${answer.status}`, `${proxy}   # and look whether the backend runs`)
    if (!isJson(answer)) return wrong(`/api/${path} is ${typeOf(answer) || 'untyped'}, not JSON`, proxy)
  }
  return fine('lookup/info and lookup/active are JSON')
}

async function unknownPath(site: Site): Promise<Finding> {
  const answer = await site.askApi('of-the-doctor')
  if (isSamePage(site, answer)) return wrong('is answered with the page', proxy)
  if (answer.status < 400)
    return wrong(`is answered with ${answer.status}`, 'The backend answers what it does not know with 404.')
  if (isJson(answer)) return fine(`${answer.status}, as JSON`)
  return warning(
    `${answer.status}, but ${typeOf(answer) || 'untyped'}: players read a general text`,
    'The backend answers {"message": CODE}; proxy_intercept_errors off;',
  )
}

/** Seconds by which a server's clock is ahead of ours, and the error (s) of that figure. */
function clockOf(answer: Answer): { ahead: number; within: number } | null {
  const told = Date.parse(headerOf(answer, 'date'))
  if (Number.isNaN(told)) return null
  // The header has whole seconds, rounded down. It was written between request and response.
  const middle = (answer.sentAt + answer.answeredAt) / 2
  return { ahead: (told + 500 - middle) / 1000, within: 0.5 + (answer.answeredAt - answer.sentAt) / 2000 }
}

const asDuration = (seconds: number) =>
  seconds < 120
    ? `${seconds.toFixed(0)} s`
    : seconds < 7200
      ? `${(seconds / 60).toFixed(0)} min`
      : `${(seconds / 3600).toFixed(1)} h`

async function date(site: Site): Promise<Finding> {
  const answer = await site.askApi('lookup/info')
  if (headerOf(answer, 'date') === '')
    return wrong('no Date: QR codes are counted down by the phone’s clock', 'proxy_pass_header Date;')
  return clockOf(answer)
    ? fine('told, by the backend or by a proxy')
    : wrong(`Date cannot be read: ${headerOf(answer, 'date')}`, 'proxy_pass_header Date;')
}

/** The largest error (s) of a countdown that nobody minds. */
const tolerated = 3

async function clock(site: Site): Promise<Finding> {
  const clocks = (await Promise.all(['lookup/info', 'lookup/active'].map((path) => site.askApi(path)))).map(clockOf)
  const best = clocks.filter((one) => one !== null).toSorted((a, b) => a.within - b.within)[0]
  if (!best) return unknown('there is no Date to compare with')
  const off = Math.max(0, Math.abs(best.ahead) - best.within)
  if (off <= tolerated) return fine(`as this machine’s, within ${(Math.abs(best.ahead) + best.within).toFixed(1)} s`)
  const text = `${asDuration(Math.abs(best.ahead))} ${best.ahead > 0 ? 'ahead of' : 'behind'} this machine’s: QR codes end at the wrong time`
  return wrong(text, 'Set the backend’s clock (timedatectl set-ntp true), or this machine’s if that one is wrong.')
}

async function caching(site: Site): Promise<Finding> {
  const answer = await site.askApi('lookup/active')
  const header = headerOf(answer, 'cache-control').toLowerCase()
  const age = headerOf(answer, 'age')
  const hit = /\bhit\b/i.test(
    ['x-cache', 'x-cache-status', 'cf-cache-status', 'x-proxy-cache'].map((name) => headerOf(answer, name)).join(' '),
  )
  if (Number(age) > 0 || hit)
    return wrong(
      `the answer comes out of a cache (${age ? `Age: ${age}` : 'HIT'}): balances would be old, or another’s`,
      'proxy_cache off;   # and in a CDN: bypass /api/',
    )
  if (/public|s-maxage|max-age=[1-9]/.test(header))
    return wrong(
      `${header}: caches may keep answers`,
      'The backend answers Cache-Control: no-store; else proxy_hide_header Cache-Control; add_header Cache-Control no-store always;',
    )
  if (/no-store|no-cache|private/.test(header)) return fine(header)
  return warning(
    'not told',
    'The backend answers Cache-Control: no-store; else add_header Cache-Control no-store always;',
  )
}

/** A slip of 30 MB and the form around it. */
const uploadBytes = 32_000_000

async function uploads({ api: base, announce }: Site): Promise<Finding> {
  const status = await announce(new URL(`${base}/api/wallet/slip`), uploadBytes)
  const advice = 'client_max_body_size 32m;'
  if (status === 413) return wrong('32 MB are refused with 413: slips and videos cannot be sent', advice)
  if (status === 100) return fine('the first server takes 32 MB')
  return unknown(`the answer was ${status} before 32 MB were sent`, advice)
}

export const api: Group = {
  title: 'API',
  checks: [
    { name: 'Answers', run: answers },
    { name: 'Unknown path', run: unknownPath },
    { name: 'Date', run: date },
    { name: 'Clock', run: clock },
    { name: 'Cache-Control', run: caching },
    { name: 'Uploads', run: uploads },
  ],
}
