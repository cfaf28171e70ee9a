import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Context, ReceivedReport } from './context.ts'
import { card, page, table, type Html } from './controlParts.ts'
import { reportSchema, type FieldReport } from './reportSchema.ts'

/** Longer ones are refused unread; the app's have less than 1 kB. */
const maxLength = 4096
/** A server that runs for days does not keep every report. */
const kept = 500

/** How the violation begins that tells of such a one. */
const misfit = 'a field report that does not fit the schema'

/** Receives field reports as an operator's server may: what does not fit the schema is no report. */
export function reportRoutes(context: Context): Hono {
  const app = new Hono()
  app.post('/sandbox/reports', async (c) => {
    const text = await c.req.text()
    const report = text.length > maxLength ? null : reportOf(text)
    const carried = ['authorization', 'referer'].filter((name) => c.req.header(name) !== undefined)
    if ((c.req.header('cookie') ?? '').split(/; */).some((cookie) => !isLiffs(cookie))) carried.push('cookie')
    if (!report) context.violate(`${misfit}: ${text.slice(0, maxLength)}`)
    if (carried.length > 0) context.violate(`a field report came with ${carried.join(', ')}`)
    if (report) context.reports.push({ at: context.now(), text, report })
    if (context.reports.length > kept) context.reports.shift()
    return c.body(null, report ? 204 : 400)
  })
  app.get('/sandbox/reports', (c) => c.html(reportsPage(context.reports)))
  return app
}

/** LIFF keeps the time at which its token ends in a cookie of the page's origin, which comes with each call to that origin. */
const isLiffs = (cookie: string) => /^(LIFF_STORE:expires:[^=]*=.*)?$/.test(decodeURIComponent(cookie))

function reportOf(text: string): FieldReport | null {
  try {
    return v.parse(reportSchema, JSON.parse(text))
  } catch {
    return null
  }
}

const clock = (at: number) => new Date(at).toISOString().slice(11, 19)

/** The sums of all reports that are kept, and the newest ones. */
function reportsPage(reports: readonly ReceivedReport[]): Html {
  const sums = (['errors', 'codes', 'unknown', 'silent'] as const).map((sort) =>
    card(
      { errors: 'Errors', codes: 'Codes', unknown: 'Commands of unknown outcome', silent: 'Hosts without an answer' }[
        sort
      ],
      sumTable(reports.map(({ report }) => report[sort] ?? {})),
    ),
  )
  const newest = reports
    .slice(-50)
    .reverse()
    .map(({ at, text }) => [clock(at), html`<code>${text}</code>`])
  return page(
    'Field reports',
    { to: '/sandbox', name: 'Control page' },
    html`${visits(reports)} ${sums}
    ${card('Newest', table(['UTC', 'As it came'], newest, 'None yet. A page sends its report when it is hidden.'))}`,
  )
}

/** The visits that told figures, by client, with the figures that three of four visits stay below. */
function visits(reports: readonly ReceivedReport[]): Html {
  const told = reports.flatMap(({ report }) => (report.vitals ? [{ ...report, vitals: report.vitals }] : []))
  const clients = [...new Set(told.map(({ host, client }) => `${host} ${client}`))]
  const rows = clients.map((name) => {
    const own = told.filter(({ host, client }) => `${host} ${client}` === name)
    const figures = (['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const).map((vital) =>
      thirdQuartile(own.map(({ vitals }) => vitals[vital])),
    )
    return [name, String(own.length), ...figures]
  })
  const heads = ['Client', 'Visits', 'TTFB', 'FCP', 'LCP', 'INP', 'CLS, hundredths']
  return card(
    'Visits',
    html`<p>Three of four visits are at or below. Times in ms.</p>
      ${table(heads, rows, 'None yet.')}`,
  )
}

function thirdQuartile(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b)
  return String(known[Math.ceil(known.length * 0.75) - 1] ?? '-')
}

function sumTable(counted: readonly Readonly<Record<string, number>>[]): Html {
  const sums = new Map<string, number>()
  for (const counts of counted)
    for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count)
  const rows = [...sums].sort(([, a], [, b]) => b - a).map(([name, count]) => [name, String(count)])
  return table(['Name', 'Times'], rows)
}
