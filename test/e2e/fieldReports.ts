import type { BrowserContext, Frame, Page } from '@playwright/test'
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
  const frames = context.pages().flatMap((page) => page.frames())
  await leaveAll(
    frames.map((frame) => () => frame.evaluate(leave)),
    sandbox,
  )
}

/** Leaves pages, each by a function that lets `leave` run in it, and waits until their field reports have come. */
export async function leaveAll(pages: readonly (() => Promise<number>)[], sandbox: Sandbox): Promise<void> {
  const before = sandbox.reports.length + sandbox.violations.length
  const sent = await Promise.all(pages.map(inTime))
  const wanted = before + sent.reduce((sum, count) => sum + count, 0)
  const end = Date.now() + limitMs
  while (sandbox.reports.length + sandbox.violations.length < wanted && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 5))
}

/** What a page told; 0 for one that does not answer. */
function inTime(leavePage: () => Promise<number>): Promise<number> {
  const tooLong = new Promise<number>((resolve) => setTimeout(() => resolve(0), limitMs))
  return Promise.race([leavePage().catch(() => 0), tooLong])
}

/** Runs in the page. @returns how many reports left; 0 without a connection. */
export function leave(): number {
  let count = 0
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (...given) => {
    count += 1
    return send(...given)
  }
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  return navigator.onLine ? count : 0
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
