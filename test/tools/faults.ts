import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

// `npm run faults`: every call that the app declares meets every fault on the screen that makes it, and the table of it.
// `npm run faults -- transfer lostAfter` runs one cell, `npm run faults -- transfer` a row, `npm run faults -- http401` a column.

/** As many processes at a time; FAULT_LANES=4 for others. */
const lanes = Number(process.env['FAULT_LANES'] ?? availableParallelism())
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'faults-'))
type Table = Record<string, Record<string, string[]>>

/** Runs cells in a process of their own. Without rows it only names them. */
async function run(environment: Record<string, string>, name: string): Promise<unknown> {
  const out = join(folder, name)
  const child = spawn('npx', ['vitest', 'run', '--config=test/faults/vitest.config.ts', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, FAULT_OUT: out },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code === 0) return JSON.parse(readFileSync(out, 'utf8'))
  throw new Error(Buffer.concat(said).toString())
}

interface Names {
  readonly rows: readonly string[]
  readonly columns: Readonly<Record<string, string>>
  readonly missing: readonly string[]
}

const wide = 34

/** Prints the table, and below it what failed. @returns the number of cells that failed. */
function tell(table: Table, columns: readonly string[]): number {
  console.log(`\n${' '.repeat(wide)}${columns.join(' ')}`)
  for (const [row, cells] of Object.entries(table)) {
    const marks = columns.map((column) => (cells[column]?.length ? '✗' : 'ok').padEnd(column.length))
    console.log(`${row.padEnd(wide)}${marks.join(' ')}`)
  }
  const failed = Object.entries(table).flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([column, problems]) => (problems.length > 0 ? [{ row, column, problems }] : [])),
  )
  for (const { row, column, problems } of failed) console.log(`\n✗ ${row} × ${column}\n    ${problems.join('\n    ')}`)
  return failed.length
}

async function takeAll(words: readonly string[]): Promise<boolean> {
  const names = (await run({ FAULT_NAMES: '1' }, 'names.json')) as Names
  const all = Object.keys(names.columns)
  const [rows, columns] = [names.rows, all].map((known) => known.filter((name) => words.includes(name)))
  const unknown = words.filter((word) => !names.rows.includes(word) && !all.includes(word))
  if (unknown.length > 0) throw new Error(`No row or column is ${unknown.join(', ')}. Rows: ${names.rows.join(', ')}`)
  const chosenRows = rows?.length ? rows : names.rows
  const chosenColumns = columns?.length ? columns : all
  const waiting = [...chosenRows]
  const table: Table = Object.fromEntries(chosenRows.map((row) => [row, {}]))
  const start = performance.now()
  const size = Math.max(1, Math.min(6, Math.ceil(chosenRows.length / lanes)))
  const lane = async () => {
    for (let some = waiting.splice(0, size); some.length > 0; some = waiting.splice(0, size)) {
      const environment = { FAULT_ROWS: some.join(','), FAULT_COLUMNS: chosenColumns.join(',') }
      Object.assign(table, await run(environment, `${waiting.length}.json`))
      process.stderr.write(`\r${chosenRows.length - waiting.length} of ${chosenRows.length} rows `)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  for (const column of chosenColumns) console.log(`${column.padEnd(12)}${names.columns[column] ?? ''}`)
  const failed = tell(table, chosenColumns)
  const cells = chosenRows.length * chosenColumns.length
  console.log(`\n${cells} cells in ${Math.round((performance.now() - start) / 1000)} s, ${failed} failed`)
  for (const call of names.missing)
    console.log(`✗ ${call} is declared, and no visit leads to its screen (test/faults/visits)`)
  return failed === 0 && names.missing.length === 0
}

try {
  process.exitCode = (await takeAll(process.argv.slice(2))) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
