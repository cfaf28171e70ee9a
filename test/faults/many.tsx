import { writeFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { fakeSocket } from '../fakes/socket.ts'
import { runCell } from './cell.ts'
import { columnNames, columnOf } from './columns.ts'
import { declared } from './declared.ts'
import { rows } from './visits/all.ts'
import { useWorld } from './world.tsx'

// test/tools/faults.ts runs it, names the cells by the environment, and reads what was found from a file.

vi.mock(import('../../src/api/chatSocket.ts'), () => ({ connectChat: (options) => fakeSocket.connect(options) }))

const world = useWorld()
const { FAULT_NAMES, FAULT_ROWS = '', FAULT_COLUMNS = '', FAULT_OUT = '' } = process.env
const [wantedRows, wantedColumns] = [FAULT_ROWS, FAULT_COLUMNS].map((names) => names.split(',').filter(Boolean))
const found: Record<string, Record<string, string[]>> = {}

it.runIf(FAULT_NAMES)('names the rows and the columns', () => {
  const visited = new Set(rows.map(({ call }) => call))
  const names = {
    rows: rows.map(({ name }) => name),
    columns: Object.fromEntries(columnNames.map((name) => [name, columnOf(name).says])),
    missing: Object.keys(declared).filter((call) => !visited.has(call)),
  }
  writeFileSync(FAULT_OUT, JSON.stringify(names))
})

it.skipIf(FAULT_NAMES)('meets every fault', async () => {
  for (const row of rows.filter(({ name }) => !wantedRows?.length || wantedRows.includes(name))) {
    const cells: Record<string, string[]> = {}
    found[row.name] = cells
    for (const column of columnNames.filter((name) => !wantedColumns?.length || wantedColumns.includes(name)))
      cells[column] = await runCell(world(), row, column)
    if (FAULT_OUT !== '') writeFileSync(FAULT_OUT, JSON.stringify(found))
    else process.stdout.write(`${JSON.stringify({ [row.name]: cells }, null, 1)}\n`)
  }
  expect(Object.keys(found)).not.toEqual([])
})
