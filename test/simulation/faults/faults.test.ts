import { describe, expect, test, vi } from 'vitest'
import type { Language } from '../../../src/i18n/languages.ts'
import { declaredCalls } from '../../contract/declaredCalls.ts'
import { fakeSocket } from '../../fakes/socket.ts'
import { allLanguages } from '../words.ts'
import { columnNames } from './columns.ts'
import { runCell } from './run.ts'
import { rows } from './visits/all.ts'
import { useWorld } from './world.ts'

vi.mock(import('../../../src/api/chat/chatSocket.ts'), () => ({
  connectChat: (options) => fakeSocket.connect(options),
}))

declare module 'vitest' {
  interface TaskMeta {
    cell?: { readonly row: string; readonly column: string; readonly language: Language; readonly problems: string[] }
  }
}

// `npm run faults` names the rows and columns, and which part of the rows a process takes.
const { FAULTS, FAULT_PART = '0/1' } = process.env
const asked = FAULTS?.split(',').filter(Boolean)
const [part = 0, parts = 1] = FAULT_PART.split('/').map(Number)

/** The language goes round, so that each row and each column is met in every one. */
const cells = rows.flatMap((row, at) =>
  columnNames.map((column, index) => ({
    row,
    column,
    at,
    index,
    call: declaredCalls[row.call],
    language: allLanguages[(at + index + Math.floor(at / allLanguages.length)) % allLanguages.length] ?? 'th',
  })),
)

/** A number without a factor in common with that of the columns: each row takes another column, and every column comes up. */
const stride = 7

const names: readonly string[] = [...rows.map(({ name }) => name), ...columnNames]
const unknown = asked?.filter((name) => !names.includes(name)) ?? []

/** All cells of what is asked for, or else one cell of each row. */
const chosen = cells.filter(({ row, column, at, index }) => {
  if (unknown.length > 0) return false
  if (!asked) return index === (at * stride) % columnNames.length
  const isAsked = (name: string, each: readonly string[]) =>
    asked.includes(name) || !each.some((one) => asked.includes(one))
  return (
    at % parts === part &&
    isAsked(
      row.name,
      rows.map(({ name }) => name),
    ) &&
    isAsked(column, columnNames)
  )
})

describe('the table of faults', () => {
  test('leads to a screen for every call that the app declares', () => {
    expect(Object.keys(declaredCalls).filter((call) => !rows.some((row) => row.call === call))).toEqual([])
  })

  test('has every row and column that was requested', () => {
    expect(unknown, `Rows and columns: ${names.join(', ')}`).toEqual([])
  })

  test.skipIf(asked)('covers every fault and every language', () => {
    expect(new Set(chosen.map(({ column }) => column)).size).toBe(columnNames.length)
    expect(new Set(chosen.map(({ language }) => language)).size).toBe(allLanguages.length)
  })
})

describe('a screen recovers without a reload', () => {
  const world = useWorld()

  test.for(chosen)('when $row.name meets $column', async ({ row, call, column, language }, { task }) => {
    const problems = call ? await runCell(world(), { row, call, column, language }) : ['is not declared']
    task.meta.cell = { row: row.name, column, language, problems }
    expect(problems).toEqual([])
  })
})
