import type { FullResult, Reporter, TestResult } from '@playwright/test/reporter'
import { totalsNote } from './fieldReports.ts'

/** So many journeys leave some page that reports. Where none comes, nothing was looked at. A single one may end sooner. */
const many = 10

/** Prints how many field reports came in all journeys, and what was found in them. */
export default class ReportTotals implements Reporter {
  readonly #totals = [0, 0, 0, 0]
  #journeys = 0

  onTestEnd(_: unknown, { annotations }: Pick<TestResult, 'annotations'>): void {
    for (const { description } of annotations.filter(({ type }) => type === totalsNote)) {
      this.#journeys += 1
      for (const [index, figure] of (description ?? '').split(' ').entries())
        this.#totals[index] = (this.#totals[index] ?? 0) + Number(figure)
    }
  }

  /** @returns that the run failed, if many journeys sent nothing. */
  async onEnd(): Promise<Pick<FullResult, 'status'> | undefined> {
    const [reports, fields, leaks, refused] = this.#totals
    const came = `${reports} received in ${this.#journeys} journeys, ${fields} fields`
    console.log(`\nField reports: ${came}, ${leaks} leaks, ${refused} refused by the schema`)
    if (reports !== 0 || this.#journeys < many) return undefined
    console.log('None came, so that nothing was looked at.')
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}
