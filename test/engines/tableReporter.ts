import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { findings, versionNote, type Findings } from './table.ts'

const engineOf = (test: TestCase) => test.parent.project()?.name ?? ''

/** Writes the results of each engine to a file, for the tables of docs/engines.md. A run that is interrupted writes nothing. */
export default class TableReporter implements Reporter {
  readonly #found: Findings = {}

  onBegin(_: FullConfig, suite: Suite): void {
    rmSync(findings, { force: true })
    // The rows are in the order of the files, and not of the tests' ends.
    for (const test of suite.allTests()) {
      const found = (this.#found[engineOf(test)] ??= { version: '', journeys: {} })
      found.journeys[test.title] = false
    }
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const found = this.#found[engineOf(test)]
    if (!found) return
    found.journeys[test.title] = status === 'passed'
    found.version = annotations.find(({ type }) => type === versionNote)?.description ?? found.version
  }

  onEnd({ status }: FullResult): void {
    if (status === 'interrupted') return
    mkdirSync(dirname(findings), { recursive: true })
    writeFileSync(findings, JSON.stringify(this.#found))
  }

  printsToStdio(): boolean {
    return false
  }
}
