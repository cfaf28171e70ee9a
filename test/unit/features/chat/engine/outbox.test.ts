import { describe, expect, it, test, vi } from 'vitest'
import { openChat, textOf, type Fate, useFakeChat, type FakeChat } from '../../../../fakes/desk.ts'

let desk: FakeChat['desk']
let device: FakeChat['device']
let chat: FakeChat['chat']
useFakeChat(
  (fakes) => ({ desk, device, chat } = fakes),
  () => chat,
)

const pass = (ms = 1) => vi.advanceTimersByTimeAsync(ms)
const check = () => pass(5_000)
const atServer = () => desk.history.map(textOf)
const shown = () => chat.snapshot().messages.map(textOf)
const outbox = () => chat.snapshot().outbox.map(({ text, delivery }) => [text, delivery])
const itemOf = (text: string) => chat.snapshot().outbox.find((item) => item.text === text)?.id ?? ''

/** Sets the results of the next sends in order. Later sends and other calls are answered. */
const sends = (...fates: Fate[]) =>
  desk.decide((name, count) => (name === 'send' ? (fates[count - 1] ?? 'answer') : 'answer'))

/** Reloads the page. */
async function reload() {
  chat.close()
  chat = openChat(desk, device)
  await pass()
}

describe('a message', () => {
  it('keeps its id when the server has confirmed it', async () => {
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
    expect(atServer()).toEqual(['x'.repeat(2_000)])
  })

  it('names the newest session, and a button its payload', async () => {
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

  it('is sent after the one before it, however fast they are written', async () => {
    for (const text of ['1', '2', '3', '4', '5']) chat.write(text)
    await pass()
    expect(atServer()).toEqual(['1', '2', '3', '4', '5'])
    expect(shown()).toEqual(atServer())
  })

  it('that is refused shows the reason and does not block the next one', async () => {
    sends('answer', 'refuse')
    for (const text of ['1', '2', '3']) chat.write(text)
    await pass()
    expect(atServer()).toEqual(['1', '3'])
    expect(chat.snapshot().outbox).toMatchObject([{ text: '2', delivery: 'failed', code: 'REQUEST_LIMIT' }])
    chat.retry(itemOf('2'))
    await pass()
    expect(atServer()).toEqual(['1', '3', '2'])
    expect(outbox()).toEqual([])
  })

  it('that the player removes is not sent', async () => {
    sends('hang')
    chat.write('1')
    chat.write('2')
    await pass()
    chat.discard(itemOf('2'))
    chat.discard(itemOf('1'))
    expect(outbox()).toEqual([['1', 'sending']])
    await pass(60_000)
    expect(atServer()).toEqual([])
  })

  it('that the socket echoes is shown once', async () => {
    chat.write('hello')
    await pass()
    desk.history.forEach(desk.deliver)
    await pass()
    expect(shown()).toEqual(['hello'])
  })
})

describe('on a device that is offline', () => {
  it('messages wait, and are sent in order when it is online again', async () => {
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
    expect(atServer()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
    expect(device.stored.size).toBe(0)
  })
})

describe('a message without an answer', () => {
  it('that arrived is found in the history, and the next one is sent after it', async () => {
    sends('loseAnswer')
    chat.write('1')
    chat.write('2')
    await pass()
    expect(atServer()).toEqual(['1', '2'])
    expect(shown()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
  })

  it('that did not arrive has an unknown outcome, and only the player sends it again', async () => {
    sends('lose')
    chat.write('1')
    chat.write('2')
    await pass()
    await pass(60_000)
    expect(atServer()).toEqual(['2'])
    expect(outbox()).toEqual([['1', 'unknown']])
    chat.retry(itemOf('1'))
    await pass()
    expect(atServer()).toEqual(['2', '1'])
    expect(outbox()).toEqual([])
  })

  it('is not mistaken for an earlier one with the same text', async () => {
    sends('answer', 'lose')
    chat.write('yes')
    chat.write('yes')
    await pass()
    expect(atServer()).toEqual(['yes'])
    expect(outbox()).toEqual([['yes', 'unknown']])
  })

  it('is not mistaken for a later one with the same text, not even after a reload', async () => {
    sends('lose')
    chat.write('yes')
    await pass(10)
    chat.write('yes')
    await pass(10)
    await reload()
    await check()
    expect(atServer()).toEqual(['yes'])
    expect(outbox()).toEqual([['yes', 'unknown']])
  })

  it('that appears in the history late is found then', async () => {
    sends('lose')
    chat.write('1')
    await pass()
    expect(outbox()).toEqual([['1', 'unknown']])
    desk.history.push({ ...desk.say('1'), sender: 'customer' })
    desk.history.shift()
    await check()
    expect(outbox()).toEqual([])
    expect(shown()).toEqual(['1'])
  })

  it('is searched for once more before it is sent again', async () => {
    sends('lose')
    chat.write('1')
    await pass()
    desk.history.push({ ...desk.say('1'), sender: 'customer' })
    desk.history.shift()
    chat.retry(itemOf('1'))
    await pass()
    expect(desk.bodiesOf('send')).toHaveLength(1)
    expect(outbox()).toEqual([])
    expect(shown()).toEqual(['1'])
  })

  it('blocks the messages behind it until the history can be read', async () => {
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
    expect(atServer()).toEqual(['1', '2'])
    expect(shown()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
    expect(chat.snapshot().sync).toBe('ready')
  })

  test.each([
    ['arrived', 'loseAnswer', []],
    ['did not arrive', 'lose', [['1', 'unknown']]],
  ] as const)('that %s before the page ended is searched for by the next page', async (_, fate, expected) => {
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

describe('before the first read of the history', () => {
  it('nothing is sent, as a message without an answer could not be found', async () => {
    desk.decide((name) => (name === 'history' ? 'lose' : 'answer'))
    await reload()
    chat.write('1')
    await check()
    expect(outbox()).toEqual([['1', 'waiting']])
    expect(chat.snapshot().sync).toBe('failed')
    desk.decide(() => 'answer')
    await check()
    expect(atServer()).toEqual(['1'])
    expect(outbox()).toEqual([])
  })
})
