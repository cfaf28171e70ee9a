import { readCredentials } from './credentials.ts'
import { examine } from './examine.ts'
import { readOptions, usage } from './options.ts'
import { exitCodeOf, written } from './report.ts'
import { Unreachable } from './site.ts'

/** Prints the report, or the problem that prevented it. */
export interface Output {
  readonly report: (text: string) => void
  readonly problem: (text: string) => void
}

/** Runs the doctor with a command line's words. @returns the exit code: 1 something is wrong, 2 there was nothing to look at. */
export async function runDoctor(words: string[], { report, problem }: Output): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(words)
    const found = await examine(options, options.member ? await readCredentials(options.memberFile) : null)
    report(options.json ? JSON.stringify(found, null, 2) : written(found))
    return exitCodeOf(found)
  } catch (error) {
    problem(error instanceof Error ? error.message : String(error))
    if (!(error instanceof Unreachable)) problem(`\n${usage}`)
    return 2
  }
}
