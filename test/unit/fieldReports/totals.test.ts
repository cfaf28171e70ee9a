import { expect, it, vi } from 'vitest'
import ReportTotals from '../../e2e/reportTotals.ts'
import { totalsNote } from '../../e2e/fieldReports.ts'

/** @returns the status of a run of so many journeys, of which the first sent so many reports. */
async function statusOf(journeys: number, reports: number): Promise<string | undefined> {
  vi.spyOn(console, 'log').mockReturnValue()
  const totals = new ReportTotals()
  for (let at = 0; at < journeys; at += 1) {
    const description = at === 0 ? `${reports} 11 0` : '0 0 0'
    totals.onTestEnd(null, { annotations: [{ type: totalsNote, description }] })
  }
  return (await totals.onEnd())?.status
}

it.each([
  [10, 0, 'failed'],
  [400, 0, 'failed'],
  [400, 1, undefined],
  [9, 0, undefined],
  [0, 0, undefined],
])('%i journeys that sent %i reports end as %s', async (journeys, reports, status) =>
  expect(await statusOf(journeys, reports)).toBe(status),
)
