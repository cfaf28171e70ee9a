import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPagedList, type ListPage, type ListSources } from '../../../src/api/pagedList.ts'
import type { StatementRow } from '../../../src/api/statement.ts'
import { rowContent } from '../../../src/wallet/ledger/reading.ts'
import { row } from '../../fakes/ledger/made.ts'

type Page = ListPage<StatementRow>

/** A row whose time is its number: no two are alike. */
const numbered = (number: number, status = 'SUCCESS'): StatementRow =>
  row({ createdAt: new Date(number * 1000).toISOString(), status })
const rowsDown = (from: number): StatementRow[] => Array.from({ length: from }, (_, index) => numbered(from - index))

interface Server {
  rows: StatementRow[]
  asked: number[]
  /** What happens before the answer to a request, by its number from 1. */
  meanwhile(request: number): void
  answer(page: number, full: Page): Page
}

function serverOf(rows: StatementRow[], changes: Partial<Server> = {}): Server {
  return { rows, asked: [], meanwhile: () => undefined, answer: (_, full) => full, ...changes }
}

/** A list over a server, with a clock that stands unless somebody waits. */
function open(server: Server, changes: Partial<ListSources<StatementRow>> = {}) {
  let time = 0
  const waited: number[] = []
  const list = createPagedList<StatementRow>({
    pageSize: 10,
    identityOf: rowContent,
    mayChange: ({ progress }) => progress === 'underWay',
    async readPage(page) {
      server.asked.push(page)
      server.meanwhile(server.asked.length)
      const rows = server.rows.slice((page - 1) * 10, page * 10)
      return server.answer(page, { total: server.rows.length, rows })
    },
    pauseAfter: () => null,
    clock: {
      now: () => time,
      isHidden: () => false,
      async pause(ms) {
        waited.push(ms)
        time += ms
      },
    },
    ...changes,
  })
  const ended = () =>
    new Promise<void>((resolve) => {
      const stop = list.subscribe(() => {
        if (['reading', 'idle'].includes(list.state().status)) return
        stop()
        resolve()
      })
    })
  const read = async () => {
    const end = ended()
    list.read()
    await end
    return list.state()
  }
  return { list, read, ended, waited }
}

describe('a whole list', () => {
  it.each([
    [0, [1]],
    [7, [1]],
    [10, [1]],
    [25, [1, 2, 3, 1]],
  ])('of %d rows is read page by page, and the first one again at the end', async (count, asked) => {
    const server = serverOf(rowsDown(count))
    const state = await open(server).read()
    expect(server.asked).toEqual(asked)
    expect(state).toMatchObject({ status: 'complete', total: count, missing: 0, unreadable: 0, rows: server.rows })
  })

  it('requests nothing before it is started', () => {
    const server = serverOf(rowsDown(30))
    open(server)
    expect(server.asked).toEqual([])
  })

  it('requests one page after another, and at most 240 a minute', async () => {
    let open1 = 0
    const server = serverOf(rowsDown(2600))
    const { read, waited } = open(server, {
      async readPage(page) {
        open1 += 1
        expect(open1).toBe(1)
        await Promise.resolve()
        open1 -= 1
        return { total: 2600, rows: server.rows.slice((page - 1) * 10, page * 10) }
      },
    })
    expect((await read()).missing).toBe(0)
    expect(waited).toEqual([60_000])
  })

  // A row that goes in the same moment as another comes would leave the total as it is; no list takes rows back like that.
  it.each([['arrive', 'come late, further down'], ['vanish']])(
    'has every row once, though rows %s',
    async (...ways) => {
      const event = fc.record({
        at: fc.integer({ min: 1, max: 14 }),
        way: fc.constantFrom(...ways),
        place: fc.integer({ min: 0, max: 79 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 80 }), fc.array(event, { maxLength: 6 }), async (count, events) => {
          let next = 1000
          const server = serverOf(rowsDown(count), {
            meanwhile(request) {
              for (const { way, place } of events.filter(({ at }) => at === request)) {
                if (way === 'vanish') server.rows = server.rows.toSpliced(place, 1)
                else server.rows = server.rows.toSpliced(way === 'arrive' ? 0 : place, 0, numbered(next++))
              }
            },
          })
          const { read } = open(server)
          await read()
          // Once nothing happens any more, a second look finds what came in the last moment.
          const state = await read()
          expect(state.status).toBe('complete')
          expect(state.rows).toEqual(server.rows)
        }),
      )
    },
  )

  it('keeps what was read when it is stopped, and continues from there', async () => {
    const server = serverOf(rowsDown(50), {
      meanwhile: (request) => {
        if (request === 3) list.stop()
      },
    })
    const { list, read } = open(server)
    expect(await read()).toMatchObject({ status: 'stopped', missing: 30 })
    server.meanwhile = () => undefined
    server.asked = []
    expect(await read()).toMatchObject({ status: 'complete', missing: 0 })
    expect(server.asked).toEqual([1, 3, 4, 5, 1])
  })

  it('reads what was under way once more, however old it is', async () => {
    const waiting = rowsDown(50).with(33, numbered(17, 'WAITING'))
    const server = serverOf(waiting)
    const { read } = open(server)
    await read()
    server.rows = waiting.with(33, numbered(17, 'FAILED'))
    server.asked = []
    expect((await read()).rows[33]?.progress).toBe('failed')
    expect(server.asked).toEqual([1, 4, 1])
  })

  it('can be forgotten, and then ignores a late answer', async () => {
    const server = serverOf(rowsDown(50), {
      meanwhile: (request) => {
        if (request === 2) list.forget()
      },
    })
    const { list } = open(server)
    list.read()
    await new Promise(setImmediate)
    expect(server.asked).toEqual([1, 2])
    expect(list.state()).toMatchObject({ status: 'idle', rows: [], total: null })
  })
})

describe('a list that cannot be read', () => {
  it('is requested again after pauses, and says so if that does not help', async () => {
    let left = 5
    const server = serverOf(rowsDown(30), {
      meanwhile: () => {
        if (server.asked.at(-1) === 2 && left-- > 0) throw new Error('no answer')
      },
    })
    const { read, waited } = open(server, { pauseAfter: (_, failures) => (failures <= 3 ? failures * 100 : null) })
    expect(await read()).toMatchObject({ status: 'failed', failure: new Error('no answer'), missing: 20 })
    expect(waited).toEqual([100, 200, 300])
    expect(await read()).toMatchObject({ status: 'complete', missing: 0 })
  })

  it('counts the missing rows if it was read in part', async () => {
    const server = serverOf(rowsDown(30), {
      answer: (page, { total, rows }) => ({ total, rows: page === 2 ? rows.slice(3) : rows }),
    })
    expect(await open(server).read()).toMatchObject({ status: 'complete', total: 30, missing: 0, unreadable: 3 })
  })

  it('does not request empty pages if it ends before its total', async () => {
    const server = serverOf(rowsDown(15), { answer: (_, { rows }) => ({ total: 1_000_000_000, rows }) })
    expect(await open(server).read()).toMatchObject({ status: 'complete', missing: 0, unreadable: 999_999_985 })
    expect(server.asked).toEqual([1, 2, 3, 1])
  })

  it('gives up if it differs at every request', async () => {
    let next = 1
    const server = serverOf(rowsDown(40), {
      answer: (_, { total, rows }) => ({ total, rows: rows.map(() => numbered(next++)) }),
    })
    expect((await open(server).read()).status).toBe('unsteady')
  })
})

describe('a list without a total', () => {
  const nameless = (count: number, changes: Partial<Server> = {}) =>
    serverOf(rowsDown(count), { answer: (_, { rows }) => ({ total: null, rows }), ...changes })

  it.each([
    [0, [1]],
    [7, [1, 2, 1]],
    [20, [1, 2, 3, 1]],
  ])('with %d rows is read to the first empty page, and lacks nothing', async (count, asked) => {
    const server = nameless(count)
    const state = await open(server).read()
    expect(state).toMatchObject({ status: 'complete', missing: 0, unreadable: 0, rows: server.rows })
    expect(server.asked).toEqual(asked)
  })

  it('has every row once, however many arrive meanwhile, or is reported as unsteady', async () => {
    const arrivals = fc.array(
      fc.record({ at: fc.integer({ min: 1, max: 12 }), count: fc.integer({ min: 1, max: 15 }) }),
      { maxLength: 2 },
    )
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 60 }), arrivals, async (count, arrived) => {
        let next = 1000
        const server = nameless(count, {
          meanwhile(request) {
            for (const one of arrived.filter(({ at }) => at === request))
              for (let left = one.count; left > 0; left -= 1) server.rows = [numbered(next++), ...server.rows]
          },
        })
        const state = await open(server).read()
        const isSteady = state.status !== 'unsteady'
        expect([state.status, isSteady ? state.rows : []]).toEqual(
          isSteady ? ['complete', server.rows] : ['unsteady', []],
        )
        expect(new Set(state.rows).size).toBe(state.rows.length)
      }),
    )
  })

  it('says while it is read that it is unknown what is missing', async () => {
    const server = nameless(30, {
      meanwhile: (request) => {
        if (request === 3) list.stop()
      },
    })
    const { list, read } = open(server)
    expect(await read()).toMatchObject({ status: 'stopped', missing: null })
  })
})

it.each([50, null])('a page that a server answers again and again is counted once (total: %s)', async (total) => {
  const server = serverOf([], { answer: () => ({ total, rows: rowsDown(10) }) })
  const state = await open(server).read()
  expect([state.status, state.rows.length]).toEqual(['unsteady', 10])
})

it('a thousand pages are read once each, and the first again', async () => {
  const server = serverOf(rowsDown(10_000))
  expect((await open(server).read()).rows).toHaveLength(10_000)
  expect(server.asked).toHaveLength(1_001)
})

it('rows that may have changed after the list was complete are read again, even with others above them', async () => {
  const server = serverOf(rowsDown(30))
  const { read } = open(server, {
    identityOf: ({ createdAt }) => String(createdAt),
    mayChange: (_, isComplete) => isComplete,
  })
  await read()
  server.rows = [numbered(31), ...rowsDown(30).map((one) => ({ ...one, description: 'changed' }))]
  expect((await read()).rows).toEqual(server.rows)
})
