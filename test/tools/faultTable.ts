import type { Result } from '../faults/results.ts'

/** The rows, the columns with what they are, each cell's language, and the calls without a row. */
export interface Names {
  readonly rows: readonly string[]
  readonly columns: Readonly<Record<string, string>>
  readonly languages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly missing: readonly string[]
}

const wide = 34

/** What stands in a cell. */
const mark = (problems: readonly string[] | undefined) => (problems ? (problems.length > 0 ? '✗' : 'ok') : '·')

/** How many of these cells are met in each language. */
function languagesOf(cells: readonly { row: string; column: string }[], languages: Names['languages']): string {
  const spoken = cells.map(({ row, column }) => languages[row]?.[column])
  return [...new Set(spoken)]
    .map((language) => `${language} ${spoken.filter((each) => each === language).length}`)
    .join(', ')
}

/** Prints the table, and below it what failed and what is lacking. @returns true if every cell is well. */
export function tellTable(
  table: Readonly<Record<string, Result>>,
  columns: readonly string[],
  { columns: says, languages, missing }: Names,
): boolean {
  for (const column of columns) console.log(`${column.padEnd(12)}${says[column] ?? ''}`)
  console.log(`\n${' '.repeat(wide)}${columns.join(' ')}`)
  for (const [row, { cells }] of Object.entries(table)) {
    const marks = columns.map((column) => mark(cells[column]).padEnd(column.length))
    console.log(`${row.padEnd(wide)}${marks.join(' ')}`)
  }
  const met = Object.entries(table).flatMap(([row, { cells }]) =>
    columns.flatMap((column) => (cells[column] ? [{ row, column, problems: cells[column] }] : [])),
  )
  const failed = met.filter(({ problems }) => problems.length > 0)
  for (const { row, column, problems } of failed)
    console.log(`\n✗ ${row} × ${column} (${languages[row]?.[column]})\n    ${problems.join('\n    ')}`)
  const seconds = Object.values(table).reduce((sum, each) => sum + each.seconds, 0)
  const lacking = Object.keys(table).length * columns.length - met.length
  console.log(`\n${met.length} cells in ${Math.round(seconds)} s of one process, ${failed.length} failed`)
  console.log(`In the languages: ${languagesOf(met, languages)}`)
  if (lacking > 0) console.log(`${lacking} cells were not met: npm run faults -- continue`)
  for (const call of missing)
    console.log(`✗ ${call} is declared, and no visit leads to its screen (test/faults/visits)`)
  return failed.length === 0 && lacking === 0 && missing.length === 0
}
