import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readResult, writeResult, type Result } from '../faults/results.ts'
import { tellTable, type Names } from './faultTable.ts'

// `npm run faults`: every call that the app declares meets every fault on the screen that makes it, and the table of it.
// `npm run faults -- transfer lostAfter` runs one cell, `npm run faults -- transfer` a row, `npm run faults -- http401` a column.
// What is found is kept at once, for the state of the code that it was found in: `npm run faults -- continue` runs what is lacking.

/** As many processes at a time; FAULT_LANES=4 for others. */
const lanes = Number(process.env['FAULT_LANES'] ?? availableParallelism())
const root = join(import.meta.dirname, '../..')
const passing = mkdtempSync(join(tmpdir(), 'faults-'))

/** The commit's name, and a hash of what was changed since. */
function stateOfCode(): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const changed = git('diff', 'HEAD', '--', 'src', 'test', 'locales', 'package-lock.json')
  const hash = changed && `-${createHash('sha256').update(changed).digest('hex').slice(0, 6)}`
  return git('rev-parse', '--short', 'HEAD').trim() + hash
}

/** Runs cells in a process of their own, or only names them. @throws Error with what the process said. */
async function run(environment: Record<string, string>): Promise<void> {
  const child = spawn('npx', ['vitest', 'run', '--config=test/faults/vitest.config.ts', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(Buffer.concat(said).toString())
}

async function readNames(): Promise<Names> {
  const file = join(passing, 'names.json')
  await run({ FAULT_NAMES: file })
  return JSON.parse(readFileSync(file, 'utf8')) as Names
}

/** Forgets what was found of these cells. */
function forget(folder: string, rows: readonly string[], columns: readonly string[]): void {
  for (const row of rows) {
    const known = readResult(folder, row).cells
    const kept = Object.entries(known).filter(([column]) => !columns.includes(column))
    if (kept.length < Object.keys(known).length)
      writeResult(folder, row, { seconds: 0, cells: Object.fromEntries(kept) })
  }
}

/** Runs the cells that are not known, in some processes, and says meanwhile how far they are. */
async function meetAll(folder: string, rows: readonly string[], columns: readonly string[]): Promise<unknown[]> {
  const environment = { FAULT_ROWS: rows.join(','), FAULT_COLUMNS: columns.join(','), FAULT_FOLDER: folder }
  const done = () => rows.flatMap((row) => Object.keys(readResult(folder, row).cells)).length
  const telling = setInterval(
    () => process.stderr.write(`${done()} of ${rows.length * columns.length} cells\n`),
    30_000,
  )
  const taken = mkdtempSync(join(passing, 'taken-'))
  const lane = async (): Promise<void> => {
    await run({ ...environment, FAULT_TAKEN: taken })
    if (readdirSync(taken).length < rows.length) await lane()
  }
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane))
  clearInterval(telling)
  return ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
}

async function takeAll(words: readonly string[]): Promise<boolean> {
  const names = await readNames()
  const all = Object.keys(names.columns)
  const asked = words.filter((word) => word !== 'continue')
  const unknown = asked.filter((word) => !names.rows.includes(word) && !all.includes(word))
  if (unknown.length > 0) throw new Error(`No row or column is ${unknown.join(', ')}. Rows: ${names.rows.join(', ')}`)
  const chosen = (known: readonly string[]) => {
    const some = known.filter((name) => asked.includes(name))
    return some.length > 0 ? some : known
  }
  const [rows, columns] = [chosen(names.rows), chosen(all)]
  const folder = join(root, 'test-results/faults', stateOfCode())
  mkdirSync(folder, { recursive: true })
  if (!words.includes('continue')) forget(folder, rows, columns)
  const start = performance.now()
  const broken = await meetAll(folder, rows, columns)
  const table: Record<string, Result> = Object.fromEntries(rows.map((row) => [row, readResult(folder, row)]))
  const isWell = tellTable(table, columns, names)
  console.log(`This run took ${Math.round((performance.now() - start) / 1000)} s in ${lanes} processes.`)
  for (const reason of broken) console.error(reason)
  return isWell && broken.length === 0
}

try {
  process.exitCode = (await takeAll(process.argv.slice(2))) ? 0 : 1
} finally {
  rmSync(passing, { recursive: true })
}
