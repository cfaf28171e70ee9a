import { fine, unknown, wrong, type Finding, type Group } from '../findings.ts'
import type { Site } from '../site.ts'
import { isSamePage } from './samePage.ts'

const quoted = '(["\'`])((?:(?!\\1)[^\\\\])*)\\1'

/** The address that a build's code hands its reports to: written there, or held by a name. Null if it is not found. */
export function reportAddress(code: string): string | null {
  const told = new RegExp(`sendBeacon\\(\\s*${quoted}`).exec(code)?.[2]
  if (told !== undefined) return told
  const name = /sendBeacon\(\s*([\w$]+)\s*,/.exec(code)?.[1]
  if (name === undefined) return null
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\s*=\\s*${quoted}`).exec(code)?.[2] ?? null
}

/** Statuses of a receiver that takes a POST: as a report, or to say that this was none. */
const taken = new Set([200, 202, 204, 400, 422])
/** Statuses of what takes none there, a redirect among them: a browser gives a report away once. */
const isLost = (status: number) => (status >= 300 && status < 400) || [404, 405, 410].includes(status) || status >= 500

/** Sends an empty text, which fits no report and which receivers drop. */
async function receiver(site: Site): Promise<Finding> {
  const file = site.code.later.find(({ pathname }) => /\/startReports-[\w-]+\.js$/.test(pathname))
  if (file === undefined)
    return site.code.later.length > 0
      ? fine('built without VITE_REPORT_URL: none are sent')
      : unknown('whether any are sent: the first code could not be read')
  const address = reportAddress((await site.ask(file)).body.toString())
  if (address === null || !URL.canParse(address, site.page.href)) return unknown('the code does not tell their address')
  const url = new URL(address, site.page)
  const isHere = url.origin === site.page.origin
  const advice = isHere
    ? `location = ${url.pathname} { proxy_set_header Cookie ""; proxy_pass http://backend_commands; }`
    : `Let ${url.href} answer a POST with 204, or build with another VITE_REPORT_URL.`
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8', Origin: site.page.origin }
  const answer = await site.ask(url, { method: 'POST', headers, body: '' })
  if (isSamePage(site, answer)) return wrong(`${address} is answered with the page: every report is lost`, advice)
  if (taken.has(answer.status)) return fine(`a POST to ${address} is taken`)
  if (isLost(answer.status))
    return wrong(`a POST to ${address} is answered with ${answer.status}: every report is lost`, advice)
  return unknown(`whether ${address} takes reports: an empty one is answered with ${answer.status}`, advice)
}

export const reports: Group = { title: 'Field reports', checks: [{ name: 'Address', run: receiver }] }
