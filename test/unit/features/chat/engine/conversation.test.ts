// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Conversation } from '../../../../../src/api/chat.ts'
import { readNewest, readOlder } from '../../../../../src/features/chat/engine/history.ts'
import { rowOf } from '../../../../../src/features/chat/engine/rows.ts'
import { Transcript } from '../../../../../src/features/chat/engine/transcript.ts'

const begin = Date.parse('2026-03-01T10:00:00.000Z')

/** A message that was written so many ms after the first. */
function message(text: string, at: number, sender = 'support', session_id: string | null = null): Conversation {
  const nothing = { buttons: [], fileType: null, filePath: null, name: null, url: null, generic: [] }
  return {
    sender,
    message: { message_type: 'text', payload: { ...nothing, message: text } },
    createdAt: new Date(begin + at).toISOString(),
    session_id,
  }
}

/** What a server holds, oldest first, and reading it; `between` happens after each page. */
function server(held: Conversation[] = [], between: () => void = () => undefined) {
  const read = async (limit: number, skip: number) => {
    const rows = held.toReversed().slice(skip, skip + limit)
    between()
    return { rows, count: rows.length }
  }
  return { held, read }
}
type Server = ReturnType<typeof server>

async function sync(transcript: Transcript, { read }: Server, readTo = Infinity) {
  const newest = await readNewest(read, transcript, () => readTo)
  return newest && transcript.merge(newest)
}
async function loadAll(transcript: Transcript, { read }: Server): Promise<void> {
  const page = await readOlder(read, transcript.newest(Infinity))
  if (!page) throw new Error('The pages do not fit together')
  transcript.addOlder(page.rows, page.isEnd)
  if (!page.isEnd) await loadAll(transcript, { read } as Server)
}

const keyOf = (said: Conversation) => rowOf(said).key
const keysOf = (messages: readonly Conversation[]) => messages.map(keyOf)
const textsOf = (transcript: Transcript) => transcript.shown().map(({ message: { payload } }) => payload.message)
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => message(`${from + index}`, from + index))

describe('the history', () => {
  it('is read ten at a time, until there is nothing before', async () => {
    const desk = server(many(25))
    const transcript = new Transcript()
    await sync(transcript, desk)
    expect(textsOf(transcript)).toEqual(
      many(25)
        .slice(15)
        .map(({ message: { payload } }) => payload.message),
    )
    await loadAll(transcript, desk)
    expect(keysOf(transcript.shown())).toEqual(keysOf(desk.held))
    expect(transcript.shown()).toHaveLength(25)
  })

  it('is read to its beginning where it was known that nothing had been said', async () => {
    const desk = server()
    const transcript = new Transcript()
    await sync(transcript, desk)
    expect(transcript.isWhole).toBe(true)
    desk.held.push(...many(27))
    await sync(transcript, desk)
    expect(keysOf(transcript.shown())).toEqual(keysOf(desk.held))
    expect(transcript.isWhole).toBe(true)
  })

  it('is read back to what is known, however much was said meanwhile', async () => {
    const desk = server(many(12))
    const transcript = new Transcript()
    await sync(transcript, desk)
    const first = transcript.shown()[0]?.id
    desk.held.push(...many(137, 12))
    const merged = await sync(transcript, desk)
    expect(merged?.fresh).toHaveLength(137)
    expect(keysOf(transcript.shown())).toEqual(keysOf(desk.held.slice(2)))
    expect(transcript.shown()[0]?.id).toBe(first)
  })

  it('is put together by place where messages come between two pages', async () => {
    const desk: Server = server(many(12), () => desk.held.push(message('between', 1_000 + desk.held.length)))
    const transcript = new Transcript()
    await sync(transcript, desk)
    desk.held.push(...many(40, 12).map((said, index) => ({ ...said, createdAt: message('', 2_000 + index).createdAt })))
    await sync(transcript, desk)
    await sync(transcript, { ...desk, read: server(desk.held).read })
    expect(keysOf(transcript.shown())).toEqual(keysOf(desk.held.slice(2)))
  })

  it('wins over what is known, also where a message was put between earlier ones', async () => {
    const desk = server(many(30))
    const transcript = new Transcript()
    await sync(transcript, desk)
    await loadAll(transcript, desk)
    desk.held.splice(27, 0, message('late', 26))
    await sync(transcript, desk)
    expect(keysOf(transcript.shown())).toEqual(keysOf(desk.held))
  })

  it('that begins anew takes the place of the old one', async () => {
    const transcript = new Transcript()
    await sync(transcript, server(many(15)))
    await sync(transcript, server([message('anew', 5_000)]))
    expect(textsOf(transcript)).toEqual(['anew'])
  })

  it('of a server that repeats itself for ever is given up', async () => {
    const rows = many(10)
    const read = async () => ({ rows, count: rows.length })
    expect(await readOlder(read, rows.map(rowOf))).toBeNull()
  })

  it('counts rows that cannot be read where it counts places', async () => {
    const held = many(40)
    const read = async (limit: number, skip: number) => {
      const page = held.toReversed().slice(skip, skip + limit)
      return { rows: page.filter((_, index) => (skip + index) % 3 > 0), count: page.length }
    }
    const transcript = new Transcript()
    await sync(transcript, { held, read })
    await loadAll(transcript, { held, read })
    expect(keysOf(transcript.shown())).toEqual(keysOf(held.filter((_, index) => (39 - index) % 3 > 0)))
  })
})

describe('a message from the socket', () => {
  it('stands at the end at once, and keeps its name when the history has it', async () => {
    const desk = server(many(3))
    const transcript = new Transcript()
    await sync(transcript, desk)
    desk.held.push(message('live', 10))
    const heard = transcript.hear(message('live', 10))
    expect(textsOf(transcript)).toEqual(['0', '1', '2', 'live'])
    expect((await sync(transcript, desk))?.fresh).toEqual([])
    expect(transcript.shown().at(-1)?.id).toBe(heard?.message.id)
  })

  test.each([
    ['again', message('live', 10)],
    ['again with its session', message('live', 10, 'support', 'session')],
    ['again, written in another way', { ...message('live', 10), createdAt: '2026-03-01T10:00:00.01Z' }],
    ['late, when it is in the history', message('1', 1)],
  ])('that comes %s is shown once', async (_, again) => {
    const transcript = new Transcript()
    await sync(transcript, server(many(3)))
    transcript.hear(message('live', 10))
    expect(transcript.hear(again)).toBeNull()
    expect(textsOf(transcript)).toEqual(['0', '1', '2', 'live'])
  })

  it('that comes before an earlier one stands behind it', () => {
    const transcript = new Transcript()
    for (const at of [3, 1, 2]) transcript.hear(message(`${at}`, at))
    expect(textsOf(transcript)).toEqual(['1', '2', '3'])
  })

  it('that the server does not hold goes', async () => {
    const desk = server(many(3))
    const transcript = new Transcript()
    await sync(transcript, desk)
    const heard = transcript.hear(message('ghost', 10))
    desk.held.push(message('real', 20))
    expect((await sync(transcript, desk))?.dropped).toEqual([heard?.message.id])
    expect(textsOf(transcript)).toEqual(['0', '1', '2', 'real'])
  })
})

describe('two equal messages of one moment', () => {
  it('stay two', async () => {
    const desk = server([message('a', 0), message('b', 1), message('b', 1)])
    const transcript = new Transcript()
    transcript.hear(message('b', 1))
    transcript.hear(message('b', 1))
    await sync(transcript, desk)
    expect(textsOf(transcript)).toEqual(['a', 'b', 'b'])
  })
})

/** What may happen: somebody writes (so much later, so many times), something that was written is brought, the history is read. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ text: fc.constantFrom('a', 'b'), own: fc.boolean(), wait: fc.nat(1), times: fc.nat(6) }),
  },
  { weight: 4, arbitrary: fc.record({ bring: fc.nat(1_000) }) },
  { weight: 3, arbitrary: fc.constant('sync' as const) },
  { weight: 1, arbitrary: fc.constant('older' as const) },
)

/** Where a page and more of equal messages are of one moment, nothing tells how far those that come meanwhile have moved them. */
const mostInMoment = 7

describe('whatever the line does', () => {
  it('what is shown in the end is what the server holds, in its order', async () => {
    const life = fc.tuple(fc.nat(30), fc.array(happening, { maxLength: 80 }), fc.array(fc.nat(2), { maxLength: 40 }))
    await fc.assert(
      fc.asyncProperty(life, async ([before, happenings, bursts]) => {
        let [time, inMoment] = [0, 0]
        const [pauses, most] = [[...bursts], bursts.length > 0 ? mostInMoment : Infinity]
        const write = (text: string, own: boolean, wait: number) => {
          const step = inMoment < most ? wait : 1
          inMoment = step > 0 ? 1 : inMoment + 1
          held.push(message(text, (time += step), own ? 'customer' : 'support'))
        }
        const held: Conversation[] = []
        for (let index = 0; index < before; index += 1) write('ab'[index % 2] ?? '', index % 3 === 0, index % 2)
        const busy = server(held, () => {
          for (let count = pauses.shift() ?? 0; count > 0; count -= 1) write('a', false, count % 2)
        })
        const transcript = new Transcript()
        for (const happens of happenings) await act(happens, transcript, busy, write)
        const calm = server(held)
        await sync(transcript, calm)
        await loadAll(transcript, calm)
        expect(keysOf(transcript.shown())).toEqual(keysOf(held))
        expect(new Set(transcript.shown().map(({ id }) => id)).size).toBe(held.length)
      }),
      { numRuns: 1_000 },
    )
  })
})

async function act(
  happens: typeof happening extends fc.Arbitrary<infer One> ? One : never,
  transcript: Transcript,
  busy: Server,
  write: (text: string, own: boolean, wait: number) => void,
): Promise<void> {
  if (happens === 'sync') return void (await sync(transcript, busy))
  if (happens === 'older') {
    const page = await readOlder(busy.read, transcript.newest(Infinity))
    return page && transcript.newest(1).length > 0 ? transcript.addOlder(page.rows, page.isEnd) : undefined
  }
  if ('text' in happens) {
    for (let index = 0; index <= happens.times; index += 1)
      write(happens.text, happens.own, index === 0 ? happens.wait : 0)
    return undefined
  }
  // Some twice, some late, some never.
  const said = busy.held[busy.held.length - 1 - (happens.bring % Math.max(1, Math.min(12, busy.held.length)))]
  if (said) transcript.hear(said)
}
