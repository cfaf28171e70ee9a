import { describe, expect, it, test, vi } from 'vitest'
import { openChat, textOf, type Fate, useChat, type PlayedChat } from '../../../../fakes/desk.ts'

let desk: PlayedChat['desk']
let device: PlayedChat['device']
let chat: PlayedChat['chat']
useChat(
  (played) => ({ desk, device, chat } = played),
  () => chat,
)

const pass = (ms = 1) => vi.advanceTimersByTimeAsync(ms)
const check = () => pass(5_000)
const held = () => desk.held.map(textOf)
const shown = () => chat.snapshot().messages.map(textOf)
const outbox = () => chat.snapshot().outbox.map(({ text, delivery }) => [text, delivery])
const itemOf = (text: string) => chat.snapshot().outbox.find((item) => item.text === text)?.id ?? ''

/** What becomes of the sends, one after the other, then they are answered; other calls are. */
const sends = (...fates: Fate[]) =>
  desk.decide((name, count) => (name === 'send' ? (fates[count - 1] ?? 'answer') : 'answer'))

/** The page is loaded anew. */
async function reload() {
  chat.close()
  chat = openChat(desk, device)
  await pass()
}

describe('a message', () => {
  it('is shown as said once the server took it, under the name it had on its way', async () => {
    sends('hang')
    chat.write('  hello ')
    await pass()
    const id = itemOf('hello')
    expect(outbox()).toEqual([['hello', 'sending']])
    expect(chat.snapshot().draft).toBe('')
    await reload()
    expect(itemOf('hello')).toBe(id)
    expect(outbox()).toEqual([['hello', 'unknown']])
    chat.retry(id)
    await pass()
    expect(outbox()).toEqual([])
    expect(chat.snapshot().messages.map((message) => message.id)).toEqual([id])
    await check()
    expect(chat.snapshot().messages.map((message) => message.id)).toEqual([id])
  })

  test.each([[''], ['   \n'], ['x'.repeat(2_001)]])('that is empty or too long is not sent', async (text) => {
    chat.write(text)
    await pass()
    expect(desk.bodiesOf('send')).toEqual([])
    expect(chat.snapshot().draft).toBe(text)
  })

  it('of 2000 characters is sent', async () => {
    chat.write('x'.repeat(2_000))
    await pass()
    expect(held()).toEqual(['x'.repeat(2_000)])
  })

  it('carries the session that was seen last, and a button its payload', async () => {
    desk.say('hello')
    await pass(1)
    chat.refresh()
    await pass()
    chat.sendPostback({ title: 'Yes', type: 'postback', payload: 'YES' })
    await pass()
    expect(desk.bodiesOf('send')).toEqual([
      {
        sender: 'customer',
        userId: 'u1',
        session_id: 'session',
        message: { message_type: 'postback', payload: { message: 'Yes', payload: 'YES' } },
      },
    ])
    expect(shown()).toEqual(['hello', 'Yes'])
  })

  it('goes out after the one before it, however fast they are written', async () => {
    for (const text of ['1', '2', '3', '4', '5']) chat.write(text)
    await pass()
    expect(held()).toEqual(['1', '2', '3', '4', '5'])
    expect(shown()).toEqual(held())
  })

  it('that is refused says why and keeps nobody back', async () => {
    sends('answer', 'refuse')
    for (const text of ['1', '2', '3']) chat.write(text)
    await pass()
    expect(held()).toEqual(['1', '3'])
    expect(chat.snapshot().outbox).toMatchObject([{ text: '2', delivery: 'failed', code: 'REQUEST_LIMIT' }])
    chat.retry(itemOf('2'))
    await pass()
    expect(held()).toEqual(['1', '3', '2'])
    expect(outbox()).toEqual([])
  })

  it('that the player takes away is not sent', async () => {
    sends('hang')
    chat.write('1')
    chat.write('2')
    await pass()
    chat.discard(itemOf('2'))
    chat.discard(itemOf('1'))
    expect(outbox()).toEqual([['1', 'sending']])
    await pass(60_000)
    expect(held()).toEqual([])
  })

  it('that the socket brings back is shown once', async () => {
    chat.write('hello')
    await pass()
    desk.held.forEach(desk.bring)
    await pass()
    expect(shown()).toEqual(['hello'])
  })
})

describe('without a line', () => {
  it('what is written waits, and goes out by itself in order when the line is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    chat.write('1')
    chat.write('2')
    await check()
    expect(outbox()).toEqual([
      ['1', 'waiting'],
      ['2', 'waiting'],
    ])
    await reload()
    expect(outbox()).toHaveLength(2)
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(held()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
    expect(device.kept.size).toBe(0)
  })
})

describe('a message without an answer', () => {
  it('that arrived is found in the history, and the next one goes behind it', async () => {
    sends('loseAnswer')
    chat.write('1')
    chat.write('2')
    await pass()
    expect(held()).toEqual(['1', '2'])
    expect(shown()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
  })

  it('that did not arrive is perhaps not sent, and only the player sends it again', async () => {
    sends('lose')
    chat.write('1')
    chat.write('2')
    await pass()
    await pass(60_000)
    expect(held()).toEqual(['2'])
    expect(outbox()).toEqual([['1', 'unknown']])
    chat.retry(itemOf('1'))
    await pass()
    expect(held()).toEqual(['2', '1'])
    expect(outbox()).toEqual([])
  })

  it('is not taken for an earlier one with the same words', async () => {
    sends('answer', 'lose')
    chat.write('yes')
    chat.write('yes')
    await pass()
    expect(held()).toEqual(['yes'])
    expect(outbox()).toEqual([['yes', 'unknown']])
  })

  it('is not taken for a later one with the same words, not even after a reload', async () => {
    sends('lose')
    chat.write('yes')
    await pass(10)
    chat.write('yes')
    await pass(10)
    await reload()
    await check()
    expect(held()).toEqual(['yes'])
    expect(outbox()).toEqual([['yes', 'unknown']])
  })

  it('that arrives late is found late', async () => {
    sends('lose')
    chat.write('1')
    await pass()
    expect(outbox()).toEqual([['1', 'unknown']])
    desk.held.push({ ...desk.say('1'), sender: 'customer' })
    desk.held.shift()
    await check()
    expect(outbox()).toEqual([])
    expect(shown()).toEqual(['1'])
  })

  it('is looked for once more before the player sends it again', async () => {
    sends('lose')
    chat.write('1')
    await pass()
    desk.held.push({ ...desk.say('1'), sender: 'customer' })
    desk.held.shift()
    chat.retry(itemOf('1'))
    await pass()
    expect(desk.bodiesOf('send')).toHaveLength(1)
    expect(outbox()).toEqual([])
    expect(shown()).toEqual(['1'])
  })

  it('keeps back what comes behind it until the history can be read', async () => {
    desk.decide((name, count) =>
      name === 'send' && count === 1 ? 'loseAnswer' : name === 'history' ? 'lose' : 'answer',
    )
    chat.write('1')
    chat.write('2')
    await check()
    expect(outbox()).toEqual([
      ['1', 'unknown'],
      ['2', 'waiting'],
    ])
    expect(chat.snapshot().sync).toBe('failed')
    desk.decide(() => 'answer')
    await check()
    expect(held()).toEqual(['1', '2'])
    expect(shown()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
    expect(chat.snapshot().sync).toBe('ready')
  })

  test.each([
    ['arrived', 'loseAnswer', []],
    ['did not arrive', 'lose', [['1', 'unknown']]],
  ] as const)('that %s before the page ended is looked for by the next', async (_, fate, expected) => {
    desk.decide((name) => (name === 'send' ? fate : 'answer'))
    for (let count = 0; count < 30; count += 1) desk.say(`${count}`)
    chat.refresh()
    await pass(10)
    desk.decide((name) => (name === 'send' ? fate : 'hang'))
    chat.write('1')
    await pass(10)
    for (let count = 0; count < 30; count += 1) desk.say(`later ${count}`)
    desk.decide(() => 'answer')
    await reload()
    await pass(10)
    expect(outbox()).toEqual(expected)
    expect(desk.bodiesOf('send')).toHaveLength(1)
  })
})

describe('before the history could be read', () => {
  it('nothing is sent, as a message without an answer could not be found', async () => {
    desk.decide((name) => (name === 'history' ? 'lose' : 'answer'))
    await reload()
    chat.write('1')
    await check()
    expect(outbox()).toEqual([['1', 'waiting']])
    expect(chat.snapshot().sync).toBe('failed')
    desk.decide(() => 'answer')
    await check()
    expect(held()).toEqual(['1'])
    expect(outbox()).toEqual([])
  })
})
