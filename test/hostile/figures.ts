import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { versionNote } from '../engines/table.ts'

/** Prints what was tried in which engine, and what came of it, as docs/measured.md has it. */
export default class Figures implements Reporter {
  readonly #rows: string[] = []

  onBegin(_: FullConfig): void {
    this.#rows.push('| engine | what | tried | faults |', '| --- | --- | --- | --- |')
  }

  onTestEnd({ title, parent }: TestCase, { status, annotations }: TestResult): void {
    const noted = (type: string) => annotations.find((annotation) => annotation.type === type)?.description ?? '-'
    const engine = `${parent.project()?.name} ${noted(versionNote)}`
    this.#rows.push(`| ${engine} | ${title} | ${noted('figure')} | ${status === 'passed' ? '0' : status} |`)
  }

  onEnd(): void {
    console.log(`\n${this.#rows.join('\n')}\n`)
  }
}
