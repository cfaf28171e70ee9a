import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../../../src/wallet/ledger/pass.ts'
import type { Row } from '../../../../src/wallet/ledger/row.ts'
import { createHistory } from '../../../../src/wallet/ledger/history.ts'
import type { ListSources } from '../../../../src/wallet/ledger/listReading.ts'
import { row } from '../../../fakes/ledger/made.ts'

/** A row whose time is its number: no two are alike. */
const numbered = (number: number, status = 'SUCCESS'): Row =>
  row({ createdAt: new Date(number * 1000).toISOString(), status })
const rowsDown = (from: number): Row[] => Array.from({ length: from }, (_, index) => numbered(from - index))

interface Server {
  rows: Row[]
  asked: number[]
  /** What happens before the answer to a request, by its number from 1. */
  meanwhile(request: number): void
  answer(page: number, full: Page): Page
}

function serverOf(rows: Row[], changes: Partial<Server> = {}): Server {
  return { rows, asked: [], meanwhile: () => undefined, answer: (_, full) => full, ...changes }
}

/** A history over a server, with a clock that stands unless somebody waits. */
function open(server: Server, changes: Partial<ListSources<Page>> = {}) {
  let clock = 0
  const waited: number[] = []
  const history = createHistory({
    pageSize: 10,
    async readPage(page) {
      server.asked.push(page)
      server.meanwhile(server.asked.length)
      const rows = server.rows.slice((page - 1) * 10, page * 10)
      return server.answer(page, { total: server.rows.length, rows })
    },
    pauseAfter: () => null,
    today: () => 1,
    now: () => clock,
    isHidden: () => false,
    async pause(ms) {
      waited.push(ms)
      clock += ms
    },
    ...changes,
  })
  const ended = () =>
    new Promise<void>((resolve) => {
      const stop = history.subscribe(() => {
        if (['reading', 'idle'].includes(history.state().status)) return
        stop()
        resolve()
      })
    })
  const read = async () => {
    const end = ended()
    history.read()
    await end
    return history.state()
  }
  return { history, read, ended, waited }
}

describe('the whole statement', () => {
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

  it('asks for nothing before it is told to', () => {
    const server = serverOf(rowsDown(30))
    open(server)
    expect(server.asked).toEqual([])
  })

  it('asks one page after another, and at most 240 a minute', async () => {
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

  // A row that goes in the same moment as another comes would leave the total as it is; no statement takes rows back like that.
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

  it('keeps what was read when it is stopped, and goes on from there', async () => {
    const server = serverOf(rowsDown(50), {
      meanwhile: (request) => {
        if (request === 3) history.stop()
      },
    })
    const { history, read } = open(server)
    expect(await read()).toMatchObject({ status: 'stopped', missing: 30 })
    server.meanwhile = () => undefined
    server.asked = []
    expect(await read()).toMatchObject({ status: 'complete', missing: 0 })
    expect(server.asked).toEqual([1, 3, 4, 5, 1])
  })

  it('reads what was in progress once more, however old it is', async () => {
    const waiting = rowsDown(50).with(33, numbered(17, 'WAITING'))
    const server = serverOf(waiting)
    const { read } = open(server)
    await read()
    server.rows = waiting.with(33, numbered(17, 'FAILED'))
    server.asked = []
    expect((await read()).rows[33]?.progress).toBe('failed')
    expect(server.asked).toEqual([1, 4, 1])
  })

  it('is forgotten, and an answer that comes later is not taken in', async () => {
    const server = serverOf(rowsDown(50), {
      meanwhile: (request) => {
        if (request === 2) history.forget()
      },
    })
    const { history } = open(server)
    history.read()
    await new Promise(setImmediate)
    expect(server.asked).toEqual([1, 2])
    expect(history.state()).toMatchObject({ status: 'idle', rows: [], total: null })
  })
})

describe('a statement that cannot be read', () => {
  it('is asked for again after pauses, and says so when that does not help', async () => {
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

  it('in part counts the rows that are lacking', async () => {
    const server = serverOf(rowsDown(30), {
      answer: (page, { total, rows }) => ({ total, rows: page === 2 ? rows.slice(3) : rows }),
    })
    expect(await open(server).read()).toMatchObject({ status: 'complete', total: 30, missing: 0, unreadable: 3 })
  })

  it('as it ends before its total does not ask for the empty pages', async () => {
    const server = serverOf(rowsDown(15), { answer: (_, { rows }) => ({ total: 5000, rows }) })
    expect(await open(server).read()).toMatchObject({ status: 'complete', unreadable: 4985 })
    expect(server.asked).toEqual([1, 2, 3, 1])
  })

  it('as it is another one at every request gives up', async () => {
    let next = 1
    const server = serverOf(rowsDown(40), {
      answer: (_, { total, rows }) => ({ total, rows: rows.map(() => numbered(next++)) }),
    })
    expect((await open(server).read()).status).toBe('unsteady')
  })
})
