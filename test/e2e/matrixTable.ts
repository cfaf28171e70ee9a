import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { features, type Facts, type Feature, type Support } from './matrixSteps.ts'

/** The page whose table of clients `npx tsx test/tools/matrix.ts` generates. */
export const page = join(import.meta.dirname, '../../docs/clients.md')
/** The folder of each client's facts. */
export const findings = join(import.meta.dirname, '../../test-results/matrix')

/** The table is between these two lines. */
export const [begins, ends] = ['<!-- clients: written by test/tools/matrix.ts -->', '<!-- clients end -->']

const words: Record<Support, string> = { native: 'native', fallback: 'fallback', absent: '–' }

/** The table, a column for each client. */
export function tableOf(clients: ReadonlyMap<string, Facts>): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const names = [...clients.keys()]
  const rows = (Object.entries(features) as [Feature, string][]).map(([feature, text]) =>
    row([text, ...names.map((name) => words[clients.get(name)?.[feature] ?? 'absent'])]),
  )
  return [row(['', ...names]), row(['', ...names].map(() => '---')), ...rows].join('\n')
}

/** The table's column of a client. */
export function columnOf(client: string): Facts {
  const table = readFileSync(page, 'utf8').split(begins)[1]?.split(ends)[0] ?? ''
  const rows = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const at = rows[0]?.indexOf(client) ?? -1
  const said = Object.entries(features).map(([feature, text]) => {
    const word = rows.find(([first]) => first === text)?.[at]
    return [feature, Object.entries(words).find(([, shown]) => shown === word)?.[0]]
  })
  return Object.fromEntries(said) as Facts
}
