import type { BrowserContext, Frame, Page } from '@playwright/test'
import { dialogNames } from '../../src/fieldReports/dialogNames.ts'
import { clients, hosts, pageAddresses, talliedNames } from '../../src/fieldReports/lists.ts'
import { misfit } from '../sandbox/reports.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'

/** True once a page would report: the code for it comes last of all, and has run. */
export const isReporting = (app: Page | Frame): Promise<boolean> =>
  app.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = files.find((name) => /\/startReports-[\da-f]{8}\.js$/.test(name))
    if (own !== undefined) await import(own)
    return own !== undefined
  })

/** The longest that a page may take to be left, and its report to come (ms). */
const limitMs = 1_000

/** Leaves the pages of a context as closing them does, and waits until their field reports have come. */
export async function leavePages(context: BrowserContext, sandbox: Sandbox): Promise<void> {
  const before = sandbox.reports.length + sandbox.violations.length
  const frames = context.pages().flatMap((page) => page.frames())
  const sent = await Promise.all(frames.map(leave))
  const wanted = before + sent.reduce((sum, count) => sum + count, 0)
  const end = Date.now() + limitMs
  while (sandbox.reports.length + sandbox.violations.length < wanted && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 5))
}

/** @returns how many reports left; 0 for a page that does not answer, or has no connection. */
function leave(frame: Frame): Promise<number> {
  const left = frame.evaluate(() => {
    let count = 0
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (...given) => {
      count += 1
      return send(...given)
    }
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    return navigator.onLine ? count : 0
  })
  const tooLong = new Promise<number>((resolve) => setTimeout(() => resolve(0), limitMs))
  return Promise.race([left.catch(() => 0), tooLong])
}

const words = new Set<string>([
  ...hosts,
  ...clients,
  ...pageAddresses,
  ...dialogNames,
  ...Object.values(talliedNames).flat(),
])

/** All texts in a value, names of fields included, and its numbers as players read and servers write them. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value === 'number') {
    yield value.toFixed(2)
    yield (value / 100).toFixed(2)
    yield (value / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inside] of Object.entries(value)) {
    yield name
    yield* textsIn(inside)
  }
}

/** Plain words are no secrets: these have a digit, a letter of another script, or more than one word. */
const isTelling = (text: string) => text.length >= 4 && !words.has(text) && /[\d\s]|[^\x20-\x7e]/.test(text)

/** Texts of a report, without those that are of the build and the client alone. */
function* textsOf(json: string): Generator<string> {
  const { app: _, build: __, clientVersion: ___, vitals: ____, ...rest } = JSON.parse(json) as Record<string, unknown>
  for (const [name, value] of Object.entries(rest)) {
    yield name
    if (typeof value === 'object' && value !== null)
      for (const [inside, count] of Object.entries(value)) yield* [inside, ...(Number(count) < 100 ? [] : [`${count}`])]
    else yield `${value}`
  }
}

/** What the sandbox knows or was told, a phone, a name, a token, an amount, an account or a reference, and stands in a report. */
export function leaksOf({ reports, state, requests }: Sandbox): string[] {
  const told = reports.flatMap(({ text }) => [...textsOf(text)])
  if (told.length === 0) return []
  const known = new Set([...textsIn(state), ...requests.flatMap(({ body, token }) => [...textsIn([body, token])])])
  const secrets = [...known].filter(isTelling)
  return told.flatMap((text) => secrets.filter((secret) => text.includes(secret)))
}

/** The number of fields in a report. */
function fieldsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, inside) => sum + fieldsOf(inside), 0)
}

/** The sort of note that `reportTotals.ts` adds up. */
export const totalsNote = 'field reports'

/** What a journey's note says: reports, fields, leaks, and reports that the schema refused. */
export function totalsOf({ reports, violations }: Sandbox, leaks: readonly string[]): string {
  const fields = reports.reduce((sum, { report }) => sum + fieldsOf(report), 0)
  const refused = violations.filter((text) => text.startsWith(misfit))
  return [reports.length, fields, leaks.length, refused.length].join(' ')
}
