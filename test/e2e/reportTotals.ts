import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { totalsNote } from './fieldReports.ts'

/** Prints how many field reports came in all journeys, and what was found in them. */
export default class ReportTotals implements Reporter {
  readonly #totals = [0, 0, 0, 0]
  #journeys = 0

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { description } of annotations.filter(({ type }) => type === totalsNote)) {
      this.#journeys += 1
      for (const [index, figure] of (description ?? '').split(' ').entries())
        this.#totals[index] = (this.#totals[index] ?? 0) + Number(figure)
    }
  }

  onEnd(): void {
    const [reports, fields, leaks, refused] = this.#totals
    const came = `${reports} received in ${this.#journeys} journeys, ${fields} fields`
    console.log(`\nField reports: ${came}, ${leaks} leaks, ${refused} refused by the schema`)
  }

  printsToStdio(): boolean {
    return false
  }
}
