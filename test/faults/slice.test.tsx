import { describe, expect, test, vi } from 'vitest'
import { fakeSocket } from '../fakes/socket.ts'
import { columnNames } from './columns.ts'
import { declared } from './declared.ts'
import { languageOf } from './languages.ts'
import { runCell } from './run.ts'
import { rows } from './visits/all.ts'
import { allLanguages } from './visits/words.ts'
import { useWorld } from './world.tsx'

vi.mock(import('../../src/api/chatSocket.ts'), () => ({ connectChat: (options) => fakeSocket.connect(options) }))

/** A number without a factor in common with that of the columns: each row takes another column, and every column comes up. */
const stride = 7

const slice = rows.map((row, index) => ({ row, column: columnNames[(index * stride) % columnNames.length] ?? 'lost' }))

describe('the table of faults', () => {
  test.each(Object.keys(declared))('has a way to a screen that makes %s', (call) => {
    expect(rows.map((row) => row.call)).toContain(call)
  })

  test.each(columnNames)('meets %s in what follows', (column) => {
    expect(slice.map((cell) => cell.column)).toContain(column)
  })

  test.each(allLanguages)('is told in %s in what follows', (language) => {
    expect(slice.map(({ row, column }) => languageOf(row, column))).toContain(language)
  })
})

// One cell of each row; `npm run faults` has all of them.
describe('a screen goes on without a reload', () => {
  const world = useWorld()

  test.each(slice.map(({ row, column }) => [row.name, column, row] as const))(
    'when %s meets %s',
    async (_, column, row) => {
      expect(await runCell(world(), row, column)).toEqual([])
    },
  )
})
