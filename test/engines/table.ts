import { join } from 'node:path'
import { engineNames, engineOf, type EngineName } from './engines.ts'

/** The results of a run, by the engine's name: its version, and of each journey whether it passed. */
export type Findings = Record<string, { version: string; journeys: Record<string, boolean> }>

/** The file of a run's results. */
export const findings = join(import.meta.dirname, '../../test-results/engines.json')
/** The type of the annotation with the engine's version. */
export const versionNote = 'version'

/** The table is between these two lines of docs/engines.md. */
export const [begins, ends] = ['<!-- engines: written by npm run engines -->', '<!-- engines end -->']

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const rule = (columns: number) => row(Array.from({ length: columns }, () => '---'))

/** The reasons for empty cells, each once, in the order of the engines. */
const reasons = [...new Set(engineNames.flatMap((name) => Object.values(engineOf(name).cannot)))]

function cell(found: Findings, name: EngineName, journey: string): string {
  const reason = engineOf(name).cannot[journey]
  if (reason !== undefined) return `– <sup>${reasons.indexOf(reason) + 1}</sup>`
  return found[name]?.journeys[journey] ? '✓' : '✗'
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((each) => each.trim())

/** The results in the present tables, for the engines that a run left out. */
export function findingsIn(table: string): Findings {
  const [kinds = [], marks = []] = table
    .split('\n\n')
    .filter((part) => part.trim().startsWith('|'))
    .map((part) =>
      part
        .trim()
        .split('\n')
        .filter((line) => !/^\|[ :-]*-/.test(line))
        .map(cellsOf),
    )
  const [titles = [], ...rows] = marks
  const found: Findings = {}
  for (const name of engineNames) {
    const column = titles.indexOf(engineOf(name).title)
    const version = kinds.find(([title]) => title === engineOf(name).title)?.[1]
    if (column < 0 || version === undefined) continue
    const walked = rows.filter((cells) => cells[column] === '✓' || cells[column] === '✗')
    found[name] = { version, journeys: Object.fromEntries(walked.map((cells) => [cells[0], cells[column] === '✓'])) }
  }
  return found
}

/** The tables of engines and of journey × engine, and the footnotes. */
export function tableOf(found: Findings): string {
  const kinds = engineNames.map((name) =>
    row([engineOf(name).title, found[name]?.version ?? '', engineOf(name).standsFor]),
  )
  const journeys = [...new Set(engineNames.flatMap((name) => Object.keys(found[name]?.journeys ?? {})))]
  const cells = journeys.map((journey) => row([journey, ...engineNames.map((name) => cell(found, name, journey))]))
  return [
    [row(['engine', 'version', 'stands for']), rule(3), ...kinds].join('\n'),
    [row(['', ...engineNames.map((name) => engineOf(name).title)]), rule(engineNames.length + 1), ...cells].join('\n'),
    ...reasons.map((reason, index) => `<sup>${index + 1}</sup> ${reason}`),
  ].join('\n\n')
}
