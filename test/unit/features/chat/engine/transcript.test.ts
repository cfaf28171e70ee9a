import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { ServerMessage } from '../../../../../src/api/chat/chatMessage.ts'
import { readNewest, readOlder } from '../../../../../src/features/chat/engine/history.ts'
import { createEntry, Transcript } from '../../../../../src/features/chat/engine/transcript.ts'

const begin = Date.parse('2026-03-01T10:00:00.000Z')

/** A message that was written `afterMs` after the first. */
function message(text: string, afterMs: number, sender = 'support', session_id: string | null = null): ServerMessage {
  const nothing = { buttons: [], fileType: null, filePath: null, name: null, url: null, generic: [] }
  return {
    sender,
    message: { message_type: 'text', payload: { ...nothing, message: text } },
    createdAt: new Date(begin + afterMs).toISOString(),
    session_id,
  }
}

/** A fake server with a history, oldest first. `between` is called after each page. */
function server(history: ServerMessage[] = [], between: () => void = () => undefined) {
  const read = async (limit: number, skip: number) => {
    const rows = history.toReversed().slice(skip, skip + limit)
    between()
    return { rows, count: rows.length }
  }
  return { history, read }
}
type Server = ReturnType<typeof server>

async function sync(transcript: Transcript, { read }: Server, readTo = Infinity) {
  const newest = await readNewest(read, transcript, () => readTo)
  return newest && transcript.merge(newest)
}
async function loadAll(transcript: Transcript, { read }: Server): Promise<void> {
  const page = await readOlder(read, transcript.newest(Infinity))
  if (!page) throw new Error('The pages do not fit together')
  transcript.addOlder(page.entries, page.isEnd)
  if (!page.isEnd) await loadAll(transcript, { read } as Server)
}

const keyOf = (one: ServerMessage) => createEntry(one).key
const keysOf = (messages: readonly ServerMessage[]) => messages.map(keyOf)
const textsOf = (transcript: Transcript) => transcript.messages.map(({ message: { payload } }) => payload.message)
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
    expect(keysOf(transcript.messages)).toEqual(keysOf(desk.history))
    expect(transcript.messages).toHaveLength(25)
  })

  it('is read to its beginning if it was empty before', async () => {
    const desk = server()
    const transcript = new Transcript()
    await sync(transcript, desk)
    expect(transcript.isWhole).toBe(true)
    desk.history.push(...many(27))
    await sync(transcript, desk)
    expect(keysOf(transcript.messages)).toEqual(keysOf(desk.history))
    expect(transcript.isWhole).toBe(true)
  })

  it('is read back to the known messages, however many are new', async () => {
    const desk = server(many(12))
    const transcript = new Transcript()
    await sync(transcript, desk)
    const first = transcript.messages[0]?.id
    desk.history.push(...many(137, 12))
    const merged = await sync(transcript, desk)
    expect(merged?.fresh).toHaveLength(137)
    expect(keysOf(transcript.messages)).toEqual(keysOf(desk.history.slice(2)))
    expect(transcript.messages[0]?.id).toBe(first)
  })

  it('is joined by place if messages arrive between two pages', async () => {
    const desk: Server = server(many(12), () => desk.history.push(message('between', 1_000 + desk.history.length)))
    const transcript = new Transcript()
    await sync(transcript, desk)
    desk.history.push(
      ...many(40, 12).map((said, index) => ({ ...said, createdAt: message('', 2_000 + index).createdAt })),
    )
    await sync(transcript, desk)
    await sync(transcript, { ...desk, read: server(desk.history).read })
    expect(keysOf(transcript.messages)).toEqual(keysOf(desk.history.slice(2)))
  })

  it('wins over the known messages, even if the server inserts one between them', async () => {
    const desk = server(many(30))
    const transcript = new Transcript()
    await sync(transcript, desk)
    await loadAll(transcript, desk)
    desk.history.splice(27, 0, message('late', 26))
    await sync(transcript, desk)
    expect(keysOf(transcript.messages)).toEqual(keysOf(desk.history))
  })

  it('replaces the old one if it starts again', async () => {
    const transcript = new Transcript()
    await sync(transcript, server(many(15)))
    await sync(transcript, server([message('anew', 5_000)]))
    expect(textsOf(transcript)).toEqual(['anew'])
  })

  it('does not go on for ever if a server repeats one page for ever', async () => {
    const rows = many(10)
    const read = async () => ({ rows, count: rows.length })
    expect(
      await readOlder(
        read,
        rows.map((row) => createEntry(row)),
      ),
    ).toBeNull()
  })

  it('counts unreadable rows as places', async () => {
    const history = many(40)
    const read = async (limit: number, skip: number) => {
      const page = history.toReversed().slice(skip, skip + limit)
      return { rows: page.filter((_, index) => (skip + index) % 3 > 0), count: page.length }
    }
    const transcript = new Transcript()
    await sync(transcript, { history, read })
    await loadAll(transcript, { history, read })
    expect(keysOf(transcript.messages)).toEqual(keysOf(history.filter((_, index) => (39 - index) % 3 > 0)))
  })
})

describe('a message from the socket', () => {
  it('is at the end at once, and keeps its id when the history has it', async () => {
    const desk = server(many(3))
    const transcript = new Transcript()
    await sync(transcript, desk)
    desk.history.push(message('live', 10))
    const added = transcript.addLive(message('live', 10))
    expect(textsOf(transcript)).toEqual(['0', '1', '2', 'live'])
    expect((await sync(transcript, desk))?.fresh).toEqual([])
    expect(transcript.messages.at(-1)?.id).toBe(added?.message.id)
  })

  test.each([
    ['again', message('live', 10)],
    ['again with its session', message('live', 10, 'support', 'session')],
    ['again, written in another way', { ...message('live', 10), createdAt: '2026-03-01T10:00:00.01Z' }],
    ['late, when it is in the history', message('1', 1)],
  ])('that comes %s is shown once', async (_, again) => {
    const transcript = new Transcript()
    await sync(transcript, server(many(3)))
    transcript.addLive(message('live', 10))
    expect(transcript.addLive(again)).toBeNull()
    expect(textsOf(transcript)).toEqual(['0', '1', '2', 'live'])
  })

  it('that comes before an earlier one is placed behind it', () => {
    const transcript = new Transcript()
    for (const at of [3, 1, 2]) transcript.addLive(message(`${at}`, at))
    expect(textsOf(transcript)).toEqual(['1', '2', '3'])
  })

  it('that is not in the history is removed', async () => {
    const desk = server(many(3))
    const transcript = new Transcript()
    await sync(transcript, desk)
    const added = transcript.addLive(message('ghost', 10))
    desk.history.push(message('real', 20))
    expect((await sync(transcript, desk))?.dropped).toEqual([added?.message.id])
    expect(textsOf(transcript)).toEqual(['0', '1', '2', 'real'])
  })
})

describe('two equal messages with the same time', () => {
  it('stay two', async () => {
    const desk = server([message('a', 0), message('b', 1), message('b', 1)])
    const transcript = new Transcript()
    transcript.addLive(message('b', 1))
    transcript.addLive(message('b', 1))
    await sync(transcript, desk)
    expect(textsOf(transcript)).toEqual(['a', 'b', 'b'])
  })
})

/** A random event: somebody writes (`wait` ms later, `times` more times), the socket delivers a message, or the history is read. */
const anyEvent = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ text: fc.constantFrom('a', 'b'), own: fc.boolean(), wait: fc.nat(1), times: fc.nat(6) }),
  },
  { weight: 4, arbitrary: fc.record({ deliver: fc.nat(1_000) }) },
  { weight: 3, arbitrary: fc.constant('sync' as const) },
  { weight: 1, arbitrary: fc.constant('older' as const) },
)

/** If more than a page of equal messages have the same time, nothing shows how far new messages have shifted them. */
const maxWithSameTime = 7

describe('any course of events', () => {
  it('leaves the transcript equal to the server’s history, in its order', async () => {
    const life = fc.tuple(fc.nat(30), fc.array(anyEvent, { maxLength: 80 }), fc.array(fc.nat(2), { maxLength: 40 }))
    await fc.assert(
      fc.asyncProperty(life, async ([before, events, bursts]) => {
        let [time, withSameTime] = [0, 0]
        const [pauses, most] = [[...bursts], bursts.length > 0 ? maxWithSameTime : Infinity]
        const write = (text: string, own: boolean, wait: number) => {
          const step = withSameTime < most ? wait : 1
          withSameTime = step > 0 ? 1 : withSameTime + 1
          history.push(message(text, (time += step), own ? 'customer' : 'support'))
        }
        const history: ServerMessage[] = []
        for (let index = 0; index < before; index += 1) write('ab'[index % 2] ?? '', index % 3 === 0, index % 2)
        const busy = server(history, () => {
          for (let count = pauses.shift() ?? 0; count > 0; count -= 1) write('a', false, count % 2)
        })
        const transcript = new Transcript()
        for (const event of events) await act(event, transcript, busy, write)
        const calm = server(history)
        await sync(transcript, calm)
        await loadAll(transcript, calm)
        expect(keysOf(transcript.messages)).toEqual(keysOf(history))
        expect(new Set(transcript.messages.map(({ id }) => id)).size).toBe(history.length)
      }),
      { numRuns: 300 },
    )
  })
})

async function act(
  event: typeof anyEvent extends fc.Arbitrary<infer One> ? One : never,
  transcript: Transcript,
  busy: Server,
  write: (text: string, own: boolean, wait: number) => void,
): Promise<void> {
  if (event === 'sync') return void (await sync(transcript, busy))
  if (event === 'older') {
    const page = await readOlder(busy.read, transcript.newest(Infinity))
    return page && transcript.newest(1).length > 0 ? transcript.addOlder(page.entries, page.isEnd) : undefined
  }
  if ('text' in event) {
    for (let index = 0; index <= event.times; index += 1) write(event.text, event.own, index === 0 ? event.wait : 0)
    return undefined
  }
  // Some are delivered twice, some late, some never.
  const said = busy.history[busy.history.length - 1 - (event.deliver % Math.max(1, Math.min(12, busy.history.length)))]
  if (said) transcript.addLive(said)
}
