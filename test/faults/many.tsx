import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it, vi } from 'vitest'
import { fakeSocket } from '../fakes/socket.ts'
import { columnNames, columnOf } from './columns.ts'
import { declared } from './declared.ts'
import { languageOf } from './languages.ts'
import { readResult, writeResult } from './results.ts'
import { runCell } from './run.ts'
import { rows, type Row } from './visits/all.ts'
import { useWorld } from './world.tsx'

// test/tools/faults.ts runs it, names the cells by the environment, and reads what was found from files.

vi.mock(import('../../src/api/chatSocket.ts'), () => ({ connectChat: (options) => fakeSocket.connect(options) }))

const world = useWorld()
const { FAULT_NAMES, FAULT_ROWS = '', FAULT_COLUMNS = '', FAULT_FOLDER = '', FAULT_TAKEN = '' } = process.env
const [wantedRows = [], wantedColumns = []] = [FAULT_ROWS, FAULT_COLUMNS].map((names) => names.split(','))
/** A process keeps some memory of each cell, so it ends after some rows, and another goes on. */
const rowsAtMost = 12
const realNow = performance.now.bind(performance)

it.runIf(FAULT_NAMES)('names the rows and the columns', () => {
  const visited = new Set(rows.map(({ call }) => call))
  const names = {
    rows: rows.map(({ name }) => name),
    columns: Object.fromEntries(columnNames.map((name) => [name, columnOf(name).says])),
    languages: Object.fromEntries(
      rows.map((row) => [row.name, Object.fromEntries(columnNames.map((name) => [name, languageOf(row, name)]))]),
    ),
    missing: Object.keys(declared).filter((call) => !visited.has(call)),
  }
  writeFileSync(FAULT_NAMES ?? '', JSON.stringify(names))
})

/** True if no other process has this row. */
function take(name: string): boolean {
  try {
    mkdirSync(join(FAULT_TAKEN, name))
    return true
  } catch {
    return false
  }
}

/** Meets the faults of a row that are not known yet, and keeps each as soon as it is known. */
async function meetRow(row: Row): Promise<void> {
  const result = readResult(FAULT_FOLDER, row.name)
  for (const column of columnNames.filter((name) => wantedColumns.includes(name) && !result.cells[name])) {
    const start = realNow()
    result.cells[column] = await runCell(world(), row, column)
    result.seconds += (realNow() - start) / 1_000
    writeResult(FAULT_FOLDER, row.name, result)
  }
}

it.skipIf(FAULT_NAMES)('meets every fault', async () => {
  let left = rowsAtMost
  for (const row of rows)
    if (left > 0 && wantedRows.includes(row.name) && take(row.name)) {
      left -= 1
      await meetRow(row)
    }
})
