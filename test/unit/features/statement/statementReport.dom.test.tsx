import { renderHook } from '@testing-library/react'
import fc from 'fast-check'
import i18next from 'i18next'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { createPagedList } from '../../../../src/api/pagedList.ts'
import { statementCall } from '../../../../src/api/statement.ts'
import { rememberLanguage } from '../../../../src/app/language.ts'
import { csvOf, useCsv } from '../../../../src/features/statement/report/ExportActions.tsx'
import { filtered, noFilter, type Filter } from '../../../../src/features/statement/report/filter.ts'
import { monthsOf, netDepositsOf, sumsOf } from '../../../../src/features/statement/report/sums.ts'
import type { StatementReport } from '../../../../src/features/statement/report/useStatementReport.ts'
import type { Currency } from '../../../../src/i18n/money.ts'
import { allTexts, loadTexts, startLanguage } from '../../../../src/i18n/setUp.ts'
import { startPlatform } from '../../../../src/platform/current.ts'
import { rowContent } from '../../../../src/wallet/ledger/reading.ts'
import { row, type Written } from '../../../fakes/ledger/made.ts'
import { addManyRows } from '../../../fakes/ledger/manyRows.ts'
import { completePage } from '../../../fakes/page.ts'
import { members } from '../../../sandbox/seed/seed.ts'
import { call, quietSandbox } from '../../../sandbox/testCalls.ts'

const zone = 7 * 3_600_000
const nameOf = (code: string) => ({ name: code === 'neko' ? 'Neko, "Fortune"' : code, account: null })

beforeAll(async () => {
  vi.stubEnv('TZ', 'Asia/Bangkok')
  completePage()
  await startPlatform({ host: 'browser' })
  await startLanguage('th', rememberLanguage)
  await allTexts()
})
afterAll(() => void vi.unstubAllEnvs())

/** Reads CSV by the letter of RFC 4180. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (plain === '' && end === '') break
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((cells) => cells.length > 0)
}

/** Reads a member's whole statement from the sandbox, through the app's own schema. */
async function readAll(sandbox: ReturnType<typeof quietSandbox>, token: string) {
  let time = 0
  const history = createPagedList({
    pageSize: 10,
    identityOf: rowContent,
    mayChange: () => false,
    async readPage(page) {
      const { body } = await call(sandbox, 'POST /api/statement', { body: { page, limit: 10 }, token })
      const { total, statements } = v.parse(statementCall.answer, body)
      return { total, rows: statements }
    },
    pauseAfter: () => null,
    clock: { now: () => time, isHidden: () => false, pause: async (ms) => void (time += ms) },
  })
  await new Promise<void>((resolve) => {
    history.subscribe(() => history.state().status === 'complete' && resolve())
    history.read()
  })
  return history.state()
}

describe('a thousand random rows', () => {
  const sandbox = quietSandbox()
  const member = sandbox.state.members.find(({ username }) => username === members.newcomer.username)
  const books = addManyRows(sandbox.state, member?.id ?? '', 1_000)
  const state = beforeAllOnce(() => readAll(sandbox, sandbox.control.logIn(members.newcomer.username)))
  const sumOf = (rows: typeof books) => rows.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const isIn = ({ statementType, to, amount }: (typeof books)[number]) =>
    amount > 0 && (['deposit', 'bonus'].includes(statementType) || (statementType === 'transfer' && to === 'wallet'))
  const isOut = ({ statementType, from, amount }: (typeof books)[number]) =>
    amount < 0 || statementType === 'withdraw' || (statementType === 'transfer' && from === 'wallet')
  const done = books.filter(({ status }) => status === 'SUCCESS')

  it('add up to the books, to the satang', async () => {
    const { rows, missing, unreadable } = await state()
    expect([rows.length, missing, unreadable]).toEqual([1_000, 0, 0])
    expect(sumsOf(rows)).toMatchObject({
      in: sumOf(done.filter(isIn)),
      out: sumOf(done.filter(isOut)),
      failed: books.filter(({ status }) => status === 'FAILED').length,
      unclear: 0,
    })
    const deposits = sumOf(done.filter(({ statementType }) => statementType === 'deposit'))
    const kept = books.filter(({ statementType, status }) => statementType === 'withdraw' && status !== 'FAILED')
    expect(netDepositsOf(rows)).toMatchObject({
      deposits,
      withdrawals: sumOf(kept),
      net: deposits - sumOf(kept),
      since: books[0]?.createdAt,
    })
    for (const { month, sums } of monthsOf(rows)) {
      const its = done.filter(({ createdAt }) => new Date(createdAt + zone).toISOString().startsWith(month ?? '-'))
      expect([month, sums.in, sums.out]).toEqual([month, sumOf(its.filter(isIn)), sumOf(its.filter(isOut))])
    }
  })

  test.each([
    ['th', 'BAHT', '฿', { deposit: 'ฝากเงิน', in: 'เงินเข้า', out: 'เงินออก', FAILED: 'ไม่สำเร็จ' }],
    ['lo', 'LAK', '₭', { deposit: 'ຝາກເງິນ', in: 'ເງິນເຂົ້າ', out: 'ເງິນອອກ', FAILED: 'ບໍ່ສຳເລັດ' }],
    ['en', 'BAHT', '฿', { deposit: 'Deposit', in: 'Money in', out: 'Money out', FAILED: 'Failed' }],
  ] as const)('are in the file in %s, in %s', async (language, currency: Currency, sign, words) => {
    await i18next.changeLanguage(language)
    await Promise.all((['statementReport', 'statement'] as const).map(loadTexts))
    const { rows: shown } = await state()
    const { result } = renderHook(() => useCsv({ shown, nameOf, currency, lacks: 0 } as unknown as StatementReport))
    const [head, ...cells] = cellsOf(result.current())
    expect(head?.at(-1)).toContain(`(${sign})`)
    expect(cells).toHaveLength(1_000)
    for (const [index, book] of books.toReversed().entries()) {
      const at = new Date(book.createdAt + zone).toISOString()
      const [time, utc, kind, details, from, to, status, direction, amount] = cells[index] ?? []
      expect(time).toBe(`${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)} ${at.slice(11, 19)}`)
      expect(utc).toBe(new Date(book.createdAt).toISOString())
      expect(kind === words.deposit).toBe(book.statementType === 'deposit')
      expect(details?.replace(/^'/, '')).toBe(book.linked?.description ?? '')
      expect([from, to]).toEqual([nameOf(book.from).name, nameOf(book.to).name])
      expect(status === words.FAILED).toBe(book.status === 'FAILED')
      const way = isOut(book) ? words.out : isIn(book) ? words.in : ''
      expect(direction).toBe(book.status === 'FAILED' ? '' : way)
      expect(Math.round(Number(amount) * 100)).toBe(Math.abs(book.amount))
      expect(amount).toMatch(/^\d+\.\d\d$/)
    }
  })
})

/** What is made before the first test that needs it, and once. */
function beforeAllOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null
  return () => (made ??= make())
}

describe('a file for spreadsheets', () => {
  it('gives back every text, and none of them begins a formula', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=1+1', '+1', '-1', '@x', '\t=1', ' =1', '\r\n', '＝1', '\u200b=1', '"', "a,b;'", '|calc', '%x'),
    )
    fc.assert(
      fc.property(text, (written) => {
        const [[cell = ''] = []] = cellsOf(csvOf([[written, { number: '1.00' }]]))
        expect([written, `'${written}`]).toContain(cell)
        expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u)
      }),
    )
  })
})

describe('an unknown amount or date', () => {
  const rowsOf = (rows: Partial<Written>[]) => rows.map((change) => row(change))

  it('is counted but added to no sum', () => {
    const deposit = { statementType: 'deposit', from: 'KBANK', to: 'wallet', status: 'SUCCESS' }
    const rows = rowsOf([{ ...deposit, amount: null }, { ...deposit, createdAt: null }, deposit])
    expect(sumsOf(rows)).toMatchObject({ rows: 3, in: 200_00, unclear: 1, undated: 1 })
    expect(netDepositsOf(rows)).toMatchObject({ net: 200_00, unclear: 1 })
    expect(monthsOf(rows).map(({ month }) => month)).toEqual([expect.stringMatching(/^\d{4}-\d\d$/), null])
  })

  it('leaves the beginning open if no row has a date', () => {
    expect(netDepositsOf(rowsOf([{ createdAt: null }])).since).toBeNull()
  })

  it('leaves out a sum too large to be exact', () => {
    const much = { statementType: 'deposit', amount: 90_000_000_000_000 }
    expect(netDepositsOf(rowsOf([much, much])).net).toBeNull()
  })

  it.each([
    ['SUCCESS', 'SUCCESS', 0],
    ['WAITING', 'SUCCESS', -100_00],
    ['SUCCESS', 'WAITING', 0],
    ['SUCCESS', 'FAILED', 100_00],
    ['FAILED', 'FAILED', 0],
  ])('of a deposit that is %s and a withdrawal that is %s: net deposits %d', (paidIn, paidOut, net) => {
    const rows = rowsOf([
      { statementType: 'deposit', status: paidIn },
      { statementType: 'withdraw', status: paidOut },
    ])
    expect(netDepositsOf(rows).net).toBe(net)
  })

  it('does not deduct a deposit twice: one with a minus is subtracted once', () => {
    const minus = { statementType: 'deposit', amount: -30 }
    expect(netDepositsOf(rowsOf([{ statementType: 'deposit' }, minus])).net).toBe(70_00)
  })
})

describe('a filter', () => {
  const written = [
    { statementType: 'deposit', from: 'KBANK', to: 'wallet', amount: 1_234.5 },
    { statementType: 'withdraw', from: 'wallet', to: 'SCB', amount: 500, status: 'WAITING' },
    { statementType: 'transfer', from: 'neko', to: 'koi', amount: 50, status: 'FAILED', createdAt: null },
    { statementType: 'bonus', from: 'bonus', to: 'wallet', amount: null, bonus: { description: 'คืนยอด' } },
  ]

  test.each<[Partial<Filter>, number[]]>([
    [{}, [0, 1, 2, 3]],
    [{ kind: 'payments' }, [0, 1]],
    [{ kind: 'kind:bonus' }, [3]],
    [{ direction: '+' }, [0, 3]],
    [{ direction: '-' }, [1]],
    [{ direction: 'none' }, [2]],
    [{ status: 'underWay' }, [1]],
    [{ status: 'failed' }, [2]],
    [{ month: '2026-04' }, [0, 1, 3]],
    [{ month: '2026-03' }, []],
    [{ month: 'none' }, [2]],
    [{ search: ' 1,234.5 ' }, [0]],
    [{ search: '฿1234' }, [0]],
    [{ search: '1,234.50 บาท' }, [0]],
    [{ search: 'THB 500' }, [1]],
    [{ search: '50.00 บาท' }, [2]],
    [{ search: '๕๐' }, [1, 2]],
    [{ search: '500,00' }, [1]],
    [{ search: '34' }, []],
    [{ search: 'kbank' }, [0]],
    [{ search: 'FORTUNE' }, [2]],
    [{ search: 'คืน' }, [3]],
    [{ search: 'nobody' }, []],
    [{ search: '50', status: 'failed' }, [2]],
  ])('of %j shows the rows %j', (change, found) => {
    const rows = written.map((each) => row({ createdAt: '2026-03-31T17:30:00.000Z', ...each }))
    const shown = filtered(rows, { ...noFilter, ...change }, nameOf)
    expect(shown.map((one) => rows.indexOf(one))).toEqual(found)
  })
})
