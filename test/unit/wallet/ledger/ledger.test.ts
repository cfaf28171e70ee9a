import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { StatementRow } from '../../../../src/api/statement.ts'
import type { Clock } from '../../../../src/lib/rateLimit.ts'
import { createLedger, type Page } from '../../../../src/wallet/ledger/ledger.ts'
import { rowContent } from '../../../../src/wallet/ledger/reading.ts'
import { at, row } from '../../../fakes/ledger/made.ts'
import { soon } from '../../../fakes/soon.ts'

const pageSize = 10
const instant = (seconds: number) => Date.parse(at(seconds))
const pageOf = (statement: readonly StatementRow[], page: number): Page => ({
  total: statement.length,
  rows: statement.slice((page - 1) * pageSize, page * pageSize),
})
/** So many rows, newest first, one a minute. */
const history = (count: number) => Array.from({ length: count }, (_, index) => row({ createdAt: at(-60 * index) }))

const clockOf = (time: { now: number }): Clock => ({
  now: () => time.now,
  isHidden: () => false,
  async pause(ms) {
    time.now += ms
  },
})

/** A ledger over a statement that the test changes, on a clock that only waiting moves. `onPage` is called before each page is told. */
function readerOf(statement: StatementRow[], onPage: (page: number) => void = () => undefined) {
  const time = { now: 0 }
  const asked: { page: number; at: number }[] = []
  const ledger = createLedger({
    pageSize,
    clock: clockOf(time),
    async readPage(page) {
      asked.push({ page, at: time.now })
      onPage(page)
      return pageOf(statement, page)
    },
  })
  return { ledger, asked, pages: () => asked.splice(0).map(({ page }) => page) }
}

/** A ledger whose pages come when the test lets them. */
function held() {
  const waiting: { page: number; answer: (page: Page) => void; refuse: (reason: Error) => void }[] = []
  const ledger = createLedger({
    pageSize,
    clock: clockOf({ now: 0 }),
    readPage: (page) => new Promise((answer, refuse) => waiting.push({ page, answer, refuse })),
  })
  const next = async () => {
    await soon(() => expect(waiting).not.toHaveLength(0))
    const [first] = waiting.splice(0, 1)
    if (!first) throw new Error('no page is asked for')
    return first
  }
  return { ledger, waiting, next }
}

describe('the ledger', () => {
  it('knows nothing before it has read, and reads the first page on request', async () => {
    const { ledger, pages } = readerOf(history(35))
    expect(ledger.reading()).toBeNull()
    const read = await ledger.refresh()
    expect(read).toMatchObject({ readCount: 10, total: 35, isComplete: true, askedAt: 0 })
    expect(ledger.reading()).toBe(read)
    expect(pages()).toEqual([1])
  })

  it('reads an empty statement', async () => {
    const { ledger } = readerOf([])
    expect(await ledger.refresh()).toMatchObject({ rows: [], total: 0, isComplete: true })
  })

  it('keeps what it knows below the first page', async () => {
    const statement = history(35)
    const { ledger, pages } = readerOf(statement)
    await ledger.refresh(instant(-60 * 22))
    expect(pages()).toEqual([1, 2, 3, 1])
    statement.unshift(row({ createdAt: at(5) }))
    const read = await ledger.refresh()
    expect(pages()).toEqual([1])
    expect(read).toMatchObject({ readCount: 10, total: 36, isComplete: true })
    expect(read?.rows).toEqual(statement.slice(0, 31))
  })

  it('reads on until it reaches known rows', async () => {
    const statement = history(35)
    const { ledger, pages } = readerOf(statement)
    await ledger.refresh()
    pages()
    statement.unshift(...Array.from({ length: 12 }, (_, index) => row({ createdAt: at(60 - index) })))
    const read = await ledger.refresh()
    expect(pages()).toEqual([1, 2, 1])
    expect(read?.rows).toEqual(statement.slice(0, 22))
  })

  it('takes the newest status of the rows that it reads', async () => {
    const statement = [row({ status: 'WAITING' }), ...history(3)]
    const { ledger } = readerOf(statement)
    await ledger.refresh()
    statement[0] = row()
    expect((await ledger.refresh())?.rows[0]?.progress).toBe('success')
  })

  it('looks back to before the second of the newest row, as rows within a second have no order', async () => {
    const statement = [...Array.from({ length: 23 }, () => row({ createdAt: at(1) })), ...history(30)]
    const { ledger, pages } = readerOf(statement)
    expect((await ledger.refresh())?.rows).toHaveLength(30)
    expect(pages()).toEqual([1, 2, 3, 1])
  })

  it('goes down five pages at most', async () => {
    const { ledger, pages } = readerOf(history(200))
    expect(await ledger.refresh(instant(-60 * 190))).toMatchObject({ readCount: 50, isComplete: true })
    expect(pages()).toEqual([1, 2, 3, 4, 5, 1])
  })

  it('drops what it knew when too much is new', async () => {
    const statement = history(35)
    const { ledger } = readerOf(statement)
    await ledger.refresh()
    statement.unshift(...Array.from({ length: 60 }, (_, index) => row({ createdAt: at(60 - index) })))
    const read = await ledger.refresh()
    expect(read).toMatchObject({ readCount: 50, isComplete: true })
    expect(read?.rows).toEqual(statement.slice(0, 50))
  })

  it('begins again when a row arrives between two pages, and neither duplicates nor loses it', async () => {
    const statement = history(35)
    let left = 1
    const { ledger, pages } = readerOf(statement, (page) => {
      if (page === 2 && left-- > 0) statement.unshift(row({ createdAt: at(5) }))
    })
    const read = await ledger.refresh(instant(-60 * 15))
    expect(pages()).toEqual([1, 2, 1, 2, 1])
    expect(read).toMatchObject({ isComplete: true, total: 36 })
    expect(read?.rows).toEqual(statement.slice(0, 20))
  })

  it('notices a new row even if the total does not show it', async () => {
    const statement = history(35)
    let left = 1
    const { ledger } = readerOf(statement, (page) => {
      if (page === 2 && left-- > 0) {
        statement.unshift(row({ createdAt: at(5) }))
        statement.pop()
      }
    })
    const read = await ledger.refresh(instant(-60 * 15))
    expect(read).toMatchObject({ isComplete: true })
    expect(read?.rows).toEqual(statement.slice(0, 20))
  })

  it('notices a new row even if the first page does not show it', async () => {
    const statement = history(35)
    const late = row({ createdAt: at(-60 * 24.5) })
    let first = 2
    const { ledger, pages } = readerOf(statement, (page) => {
      if (page === 1 && --first === 0) statement.splice(25, 0, late)
    })
    expect(await ledger.refresh(instant(-60 * 15))).toMatchObject({ isComplete: true, total: 36 })
    expect(pages()).toEqual([1, 2, 1, 1, 2, 1])
  })

  it.each([15, 20])('reads the last page of %i rows, and none beyond it', async (count) => {
    const statement = history(count)
    const { ledger, pages } = readerOf(statement)
    expect(await ledger.refresh(instant(-60 * 100))).toMatchObject({ rows: statement, isComplete: true })
    expect(pages()).toEqual([1, 2, 1])
  })

  it('says so when the rows keep changing, and loses nothing that it knew', async () => {
    const statement = history(35)
    let moving = false
    const { ledger, pages } = readerOf(statement, (page) => {
      if (moving && page === 2) statement.unshift(row({ createdAt: at(statement.length) }))
    })
    await ledger.refresh(instant(-60 * 25))
    pages()
    moving = true
    const read = await ledger.refresh(instant(-60 * 25))
    expect(read).toMatchObject({ isComplete: false, readCount: 10 })
    expect(pages()).toEqual([1, 2, 1, 2, 1, 2])
    for (const known of history(30)) expect(read?.rows.map(rowContent)).toContain(rowContent(known))
    moving = false
    const again = await ledger.refresh()
    expect(again?.isComplete).toBe(true)
    expect(again?.rows).toEqual(statement.slice(0, 33))
  })

  it.each([
    ['lacks one', (rows: StatementRow[]) => rows.slice(1)],
    ['has one too many', (rows: StatementRow[]) => [...rows, row()]],
  ])('is not complete when a page %s', async (_, spoil) => {
    const ledger = createLedger({
      pageSize,
      clock: clockOf({ now: 0 }),
      readPage: async (page) => ({ total: 35, rows: spoil(pageOf(history(35), page).rows.slice()) }),
    })
    expect(await ledger.refresh()).toMatchObject({ isComplete: false })
  })

  it('is not complete when only a later page lacks a row', async () => {
    const ledger = createLedger({
      pageSize,
      clock: clockOf({ now: 0 }),
      readPage: async (page) => ({ total: 35, rows: pageOf(history(35), page).rows.slice(page === 2 ? 1 : 0) }),
    })
    expect(await ledger.refresh(instant(-60 * 15))).toMatchObject({ readCount: 19, isComplete: false })
  })
})

describe('the ledger’s callers', () => {
  it('share one reading when concurrent, covering the longest lookback', async () => {
    const { ledger, pages } = readerOf(history(35))
    const [one, other] = await Promise.all([
      ledger.refresh(),
      ledger.refresh(instant(-60 * 15)),
      ledger.refresh(instant(0)),
    ])
    expect(one).toBe(other)
    expect(one?.readCount).toBe(20)
    expect(pages()).toEqual([1, 2, 1])
  })

  it.each([
    ['one who wants less', [15, 0]],
    ['one who wants more', [0, 15]],
    ['one who wants no more than it takes', [15, null]],
    ['one who wants more than it takes', [null, 15]],
  ])('joined by %s get what reaches as far as both want, and no further', async (_, minutes) => {
    const { ledger, pages } = readerOf(history(35))
    await Promise.all(minutes.map((each) => ledger.refresh(each === null ? each : instant(-60 * each))))
    expect(pages()).toEqual([1, 2, 1])
  })

  it('during a reading get a later one, once for all of them', async () => {
    const { ledger, waiting, next } = held()
    const first = ledger.refresh()
    const page = await next()
    const second = ledger.refresh()
    const third = ledger.refresh()
    expect(second).toBe(third)
    page.answer(pageOf(history(1), 1))
    expect((await first)?.rows).toHaveLength(1)
    const later = await next()
    later.answer(pageOf(history(2), 1))
    expect((await second)?.rows).toHaveLength(2)
    expect(waiting).toHaveLength(0)
  })

  it('are told that a page could not be read, and known rows are kept', async () => {
    const { ledger, next } = held()
    const listener = vi.fn<() => void>()
    const first = ledger.refresh()
    const page = await next()
    page.answer(pageOf(history(3), 1))
    const known = await first
    ledger.subscribe(listener)
    const second = ledger.refresh()
    const refused = await next()
    refused.refuse(new Error('no line'))
    await expect(second).rejects.toThrow('no line')
    expect(ledger.reading()).toBe(known)
    expect(ledger.failure()).toEqual(new Error('no line'))
    expect(listener).toHaveBeenCalledTimes(1)
    const third = ledger.refresh()
    const answered = await next()
    answered.answer(pageOf(history(3), 1))
    await third
    expect(ledger.failure()).toBeNull()
  })
})

describe('the end of a session', () => {
  it.each([
    ['answers', (page: Awaited<ReturnType<ReturnType<typeof held>['next']>>) => page.answer(pageOf(history(3), 1))],
    ['failures', (page: Awaited<ReturnType<ReturnType<typeof held>['next']>>) => page.refuse(new Error('late'))],
  ])('prevents late %s of the old one from changing the new one', async (_, come) => {
    const { ledger, waiting, next } = held()
    const old = [ledger.refresh()]
    const page = await next()
    old.push(ledger.refresh())
    ledger.forget()
    expect(ledger.reading()).toBeNull()
    const fresh = ledger.refresh()
    const own = await next()
    own.answer(pageOf([row({ amount: 7 })], 1))
    const read = await fresh
    come(page)
    expect(await Promise.all(old)).toEqual([null, null])
    expect(ledger.reading()).toBe(read)
    expect(ledger.failure()).toBeNull()
    expect(waiting).toHaveLength(0)
    expect(read?.rows).toHaveLength(1)
  })

  it.each([
    ['waits for its turn never begin', 0],
    ['is half read ask for no more', 1],
  ])('lets a reading that %s, and keeps nobody waiting until the page is visible again', async (_, read) => {
    const time = { now: 0 }
    const readPage = vi.fn<(page: number) => Promise<Page>>(async (page) => pageOf(history(35), page))
    const ledger = createLedger({
      pageSize,
      clock: {
        now: () => time.now,
        isHidden: () => readPage.mock.calls.length === read && time.now < 60_000,
        async pause(ms) {
          time.now += ms
          ledger.forget()
        },
      },
      readPage,
    })
    expect(await ledger.refresh(instant(-60 * 15))).toBeNull()
    expect(readPage).toHaveBeenCalledTimes(read)
    expect(time.now).toBeLessThan(60_000)
  })
})

describe('the ledger’s pace', () => {
  it('is sixty pages a minute, however many are requested', async () => {
    const { ledger, asked } = readerOf(history(60))
    for (let count = 0; count < 60; count += 1) await ledger.refresh(instant(-60 * 15))
    expect(asked).toHaveLength(180)
    for (const { at: end } of asked)
      expect(asked.filter((one) => one.at > end - 60_000 && one.at <= end).length).toBeLessThanOrEqual(60)
  })

  it('pauses while the page is hidden, and callers meanwhile share the reading after', async () => {
    const statement = history(3)
    const pauses: (() => void)[] = []
    let hidden = true
    const readPage = vi.fn<(page: number) => Promise<Page>>(async (page) => pageOf(statement, page))
    const pause = () => new Promise<void>((resolve) => void pauses.push(resolve))
    const ledger = createLedger({ pageSize, clock: { now: () => 0, isHidden: () => hidden, pause }, readPage })
    const wake = async () => {
      await soon(() => expect(pauses).toHaveLength(1))
      pauses.splice(0).forEach((resolve) => resolve())
    }
    const first = ledger.refresh()
    await wake()
    const second = ledger.refresh()
    expect(readPage).not.toHaveBeenCalled()
    expect(second).toBe(first)
    hidden = false
    await wake()
    expect((await first)?.rows).toEqual(statement)
    expect(readPage).toHaveBeenCalledTimes(1)
  })
})

describe('a statement that moves while it is read', () => {
  /** What comes before which request: a row so many places from the top. Equal ones and several a second are the rule. */
  const arrival = fc.record({
    request: fc.integer({ min: 1, max: 30 }),
    place: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, fc.integer({ min: 1, max: 40 })),
    amount: fc.integer({ min: 1, max: 2 }),
  })
  const world = fc.record({
    before: fc.integer({ min: 0, max: 45 }),
    arrivals: fc.array(arrival, { maxLength: 12 }),
    sinces: fc.array(fc.option(fc.integer({ min: 0, max: 30 })), { minLength: 1, maxLength: 8 }),
  })

  it('is read as it was at one moment, or reported as incomplete', async () => {
    let complete = 0
    let deep = 0
    await fc.assert(
      fc.asyncProperty(world, async ({ before, arrivals, sinces }) => {
        let statement = Array.from({ length: before }, (_, index) => row({ createdAt: at(-Math.floor(index / 3)) }))
        let versions = [statement]
        let requests = 0
        const comes = () => {
          requests += 1
          for (const { place, amount } of arrivals.filter(({ request }) => request === requests)) {
            const above = Math.min(place, statement.length)
            const createdAt = place === 0 ? at(requests) : (statement[above]?.createdAt ?? at(-20))
            statement = [...statement.slice(0, above), row({ createdAt, amount }), ...statement.slice(above)]
            versions.push(statement)
          }
        }
        const reader = createLedger({
          pageSize,
          clock: clockOf({ now: 0 }),
          async readPage(page) {
            comes()
            return pageOf(statement, page)
          },
        })
        for (const back of sinces) {
          versions = [statement]
          const read = await reader.refresh(back === null ? null : instant(-back))
          if (!read?.isComplete) continue
          complete += 1
          if (read.rows.length > read.readCount) deep += 1
          const told = read.rows.map(rowContent).join()
          const fits = versions.some(
            (version) =>
              version.length === read.total && version.slice(0, read.rows.length).map(rowContent).join() === told,
          )
          expect(fits).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
    expect(complete).toBeGreaterThan(300)
    expect(deep).toBeGreaterThan(30)
  })
})
