import type { Site } from './site.ts'

/** `warning`: allowed but unwise. `unknown`: it could not be found out. */
export type Level = 'fine' | 'warning' | 'wrong' | 'unknown'

/** The result of a check. `advice` says what to do, with the line for nginx if there is one; null if there is nothing to do. */
export interface Finding {
  readonly level: Level
  readonly text: string
  readonly advice: string | null
}

/** One line of the report. */
export interface Line extends Finding {
  readonly group: string
  readonly check: string
}

export const fine = (text: string): Finding => ({ level: 'fine', text, advice: null })
export const wrong = (text: string, advice: string): Finding => ({ level: 'wrong', text, advice })
export const warning = (text: string, advice: string): Finding => ({ level: 'warning', text, advice })
export const unknown = (text: string, advice: string | null = null): Finding => ({ level: 'unknown', text, advice })

/** What gives a line of the report. A check that throws is reported as unknown. */
export interface Check {
  readonly name: string
  readonly run: (site: Site) => Finding | Promise<Finding>
}

export interface Group {
  readonly title: string
  readonly checks: readonly Check[]
}
