import { describe, expect, it, test, vi } from 'vitest'
import { type Fate, openChat, useFakeChat } from '../../../../fakes/desk.ts'

const fake = useFakeChat()
const { pass, reload, atServer, shown, outbox } = fake

const check = () => pass(5_000)
/** As long as the history may bring a message whose answer did not come. */
const searched = () => pass(15_000)
const itemOf = (text: string) => fake.chat.snapshot().outbox.find((item) => item.text === text)?.id ?? ''

/** Sets the results of the next sends in order. Later sends and other calls are answered. */
const sends = (...fates: Fate[]) =>
  fake.desk.decide((name, count) => (name === 'send' ? (fates[count - 1] ?? 'answer') : 'answer'))

describe('a message', () => {
  it('keeps its id when the server has confirmed it', async () => {
    sends('hang')
    fake.chat.write('  hello ')
    await pass()
    const id = itemOf('hello')
    expect(outbox()).toEqual(['hello sending'])
    expect(fake.chat.snapshot().draft).toBe('')
    await reload()
    expect(itemOf('hello')).toBe(id)
    expect(outbox()).toEqual(['hello sending'])
    await searched()
    expect(outbox()).toEqual(['hello unknown'])
    fake.chat.retry(id)
    await pass()
    expect(outbox()).toEqual([])
    expect(fake.chat.snapshot().messages.map((message) => message.id)).toEqual([id])
    await check()
    expect(fake.chat.snapshot().messages.map((message) => message.id)).toEqual([id])
  })

  test.each([[''], ['   \n'], ['x'.repeat(2_001)]])('that is empty or too long is not sent', async (text) => {
    fake.chat.write(text)
    await pass()
    expect(fake.desk.bodiesOf('send')).toEqual([])
    expect(fake.chat.snapshot().draft).toBe(text)
  })

  it('names the newest session, and a button its payload', async () => {
    fake.desk.say('hello')
    await pass(1)
    fake.chat.refresh()
    await pass()
    fake.chat.sendPostback({ title: 'Yes', type: 'postback', payload: 'YES' })
    await pass()
    expect(fake.desk.bodiesOf('send')).toEqual([
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
    for (const text of ['1', '2', '3', '4', '5']) fake.chat.write(text)
    await pass()
    expect(atServer()).toEqual(['1', '2', '3', '4', '5'])
    expect(shown()).toEqual(atServer())
  })

  it('that is refused shows the reason and does not block the next one', async () => {
    sends('answer', 'refuse')
    for (const text of ['1', '2', '3']) fake.chat.write(text)
    await pass()
    expect(atServer()).toEqual(['1', '3'])
    expect(fake.chat.snapshot().outbox).toMatchObject([{ text: '2', delivery: 'failed', code: 'REQUEST_LIMIT' }])
    fake.chat.retry(itemOf('2'))
    await pass()
    expect(atServer()).toEqual(['1', '3', '2'])
    expect(outbox()).toEqual([])
  })

  it('that the player removes is not sent', async () => {
    sends('hang')
    fake.chat.write('1')
    fake.chat.write('2')
    await pass()
    fake.chat.discard(itemOf('2'))
    fake.chat.discard(itemOf('1'))
    expect(outbox()).toEqual(['1 sending'])
    await pass(60_000)
    expect(atServer()).toEqual([])
  })

  it('that the socket echoes is shown once', async () => {
    fake.chat.write('hello')
    await pass()
    fake.desk.history.forEach((message) => fake.desk.deliver(message))
    await pass()
    expect(shown()).toEqual(['hello'])
  })
})

describe('on a device that is offline', () => {
  it('messages wait, and are sent in order when it is online again', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.chat.write('1')
    fake.chat.write('2')
    await check()
    expect(outbox()).toEqual(['1 waiting', '2 waiting'])
    await reload()
    expect(outbox()).toHaveLength(2)
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await pass()
    expect(atServer()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
    expect(fake.device.stored.size).toBe(0)
  })
})

describe('a message without an answer', () => {
  it('that arrived is found in the history, and the next one is sent after it', async () => {
    sends('loseAnswer')
    fake.chat.write('1')
    fake.chat.write('2')
    await pass()
    expect(atServer()).toEqual(['1', '2'])
    expect(shown()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
  })

  it('that did not arrive has an unknown outcome, and only the player sends it again', async () => {
    sends('lose')
    fake.chat.write('1')
    fake.chat.write('2')
    await pass(10_001)
    expect(atServer()).toEqual(['2'])
    await pass(60_000)
    expect(atServer()).toEqual(['2'])
    expect(outbox()).toEqual(['1 unknown'])
    fake.chat.retry(itemOf('1'))
    await pass()
    expect(atServer()).toEqual(['2', '1'])
    expect(outbox()).toEqual([])
  })

  it('is not mistaken for an earlier one with the same text', async () => {
    sends('answer', 'lose')
    fake.chat.write('yes')
    fake.chat.write('yes')
    await searched()
    expect(atServer()).toEqual(['yes'])
    expect(outbox()).toEqual(['yes unknown'])
  })

  it('is not mistaken for a later one with the same text, not even after a reload', async () => {
    sends('lose')
    fake.chat.write('yes')
    await pass(10)
    fake.chat.write('yes')
    await searched()
    await reload()
    await check()
    expect(atServer()).toEqual(['yes'])
    expect(outbox()).toEqual(['yes unknown'])
  })

  it('that appears in the history late is found then', async () => {
    sends('lose')
    fake.chat.write('1')
    await searched()
    expect(outbox()).toEqual(['1 unknown'])
    fake.desk.history.push({ ...fake.desk.say('1'), sender: 'customer' })
    fake.desk.history.shift()
    await check()
    expect(outbox()).toEqual([])
    expect(shown()).toEqual(['1'])
  })

  it('is searched for once more before it is sent again', async () => {
    sends('lose')
    fake.chat.write('1')
    await searched()
    fake.desk.history.push({ ...fake.desk.say('1'), sender: 'customer' })
    fake.desk.history.shift()
    fake.chat.retry(itemOf('1'))
    await pass()
    expect(fake.desk.bodiesOf('send')).toHaveLength(1)
    expect(outbox()).toEqual([])
    expect(shown()).toEqual(['1'])
  })

  it('that the server accepts late waits at the front, without a retry button', async () => {
    sends('late')
    fake.chat.write('1')
    fake.chat.write('2')
    const deliveries = new Set<string>()
    fake.chat.subscribe(() => fake.chat.snapshot().outbox.forEach(({ delivery }) => deliveries.add(delivery)))
    await check()
    expect(atServer()).toEqual(['1', '2'])
    expect(shown()).toEqual(['1', '2'])
    expect(deliveries).not.toContain('unknown')
  })

  test.each([12_000, 30_000, 60_000])(
    'whose connection broke after %i ms of silence waits at the front, without a retry button, while the server may accept it',
    async (ms) => {
      fake.desk.stalls.last(() => ms)
      sends('stall')
      fake.chat.write('1')
      fake.chat.write('2')
      const deliveries = new Set<string>()
      fake.chat.subscribe(() => fake.chat.snapshot().outbox.forEach(({ delivery }) => deliveries.add(delivery)))
      await pass(ms + 1_000)
      // A reload does not shorten that time.
      await reload()
      await searched()
      expect(atServer()).toEqual(['1', '2'])
      expect(shown()).toEqual(['1', '2'])
      expect(deliveries).not.toContain('unknown')
    },
  )

  it('is not offered again while the history cannot be read, also after a reload', async () => {
    fake.desk.decide((name) => (name === 'send' ? 'loseAnswer' : 'lose'))
    fake.chat.write('1')
    await pass(60_000)
    expect(outbox()).toEqual(['1 sending'])
    await reload()
    await pass(60_000)
    expect(outbox()).toEqual(['1 sending'])
    fake.desk.decide(() => 'answer')
    await pass(60_000)
    expect(outbox()).toEqual([])
    expect(atServer()).toEqual(['1'])
  })

  it('never appears twice, whatever brings it first', async () => {
    fake.desk.delay(() => 1_000)
    sends('loseAnswer')
    fake.chat.write('1')
    await pass(1_100)
    // The server has it, and its answer is on the way.
    fake.chat.refresh()
    await pass(500)
    fake.desk.history.forEach((message) => fake.desk.deliver(message))
    await pass()
    expect([shown(), outbox()]).toEqual([['1'], []])
    await pass(60_000)
    expect([shown(), outbox()]).toEqual([['1'], []])
  })

  it('blocks the messages behind it until the history can be read', async () => {
    fake.desk.decide((name, count) =>
      name === 'send' && count === 1 ? 'loseAnswer' : name === 'history' ? 'lose' : 'answer',
    )
    fake.chat.write('1')
    fake.chat.write('2')
    await check()
    expect(outbox()).toEqual(['1 sending', '2 waiting'])
    expect(fake.chat.snapshot().sync).toBe('failed')
    fake.desk.decide(() => 'answer')
    await check()
    expect(atServer()).toEqual(['1', '2'])
    expect(shown()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
    expect(fake.chat.snapshot().sync).toBe('ready')
  })

  test.each([
    ['arrived', 'loseAnswer', []],
    ['did not arrive', 'lose', ['1 unknown']],
  ] as const)('that %s before the page ended is searched for by the next page', async (_, fate, expected) => {
    fake.desk.decide((name) => (name === 'send' ? fate : 'answer'))
    for (let count = 0; count < 30; count += 1) fake.desk.say(`${count}`)
    fake.chat.refresh()
    await pass(10)
    fake.desk.decide((name) => (name === 'send' ? fate : 'hang'))
    fake.chat.write('1')
    await pass(10)
    for (let count = 0; count < 30; count += 1) fake.desk.say(`later ${count}`)
    fake.desk.decide(() => 'answer')
    await reload()
    await searched()
    expect(outbox()).toEqual(expected)
    expect(fake.desk.bodiesOf('send')).toHaveLength(1)
  })
})

describe('a message that a reload cuts off', () => {
  it('before sending is known as not sent, and goes out first', async () => {
    fake.chat.write('1')
    fake.chat.write('2')
    await reload()
    await pass(100)
    expect(atServer()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
  })

  it('after it left is searched for before the next one leaves', async () => {
    fake.desk.delay(() => 1_000)
    fake.chat.write('1')
    fake.chat.write('2')
    await pass(100)
    fake.desk.decide(() => 'answer')
    await reload()
    await check()
    await check()
    expect(atServer()).toEqual(['1', '2'])
    expect(outbox()).toEqual([])
  })

  it('of an earlier version of the app, which did not note whether it left, is searched for', async () => {
    sends('hang')
    fake.chat.write('1')
    await pass()
    const stored = JSON.parse(fake.device.stored.get('drafts:somebody') ?? '') as { items: { leftAt?: number }[] }
    for (const item of stored.items) delete item.leftAt
    fake.chat.close()
    await pass()
    fake.device.stored.set('drafts:somebody', JSON.stringify(stored))
    await reload()
    expect(fake.chat.snapshot().outbox).toMatchObject([{ text: '1', isSought: true }])
    await searched()
    expect(outbox()).toEqual(['1 unknown'])
  })
})

describe('before the first read of the history', () => {
  it('nothing is sent, as a message without an answer could not be found', async () => {
    fake.desk.decide((name) => (name === 'history' ? 'lose' : 'answer'))
    await reload()
    fake.chat.write('1')
    await check()
    expect(outbox()).toEqual(['1 waiting'])
    expect(fake.chat.snapshot().sync).toBe('failed')
    fake.desk.decide(() => 'answer')
    await check()
    expect(atServer()).toEqual(['1'])
    expect(outbox()).toEqual([])
  })
})

describe('a draft', () => {
  it('survives a reload, but is not shown to another member', async () => {
    fake.chat.type('half a')
    await reload()
    expect(fake.chat.snapshot().draft).toBe('half a')
    await reload('somebody else')
    expect(fake.chat.snapshot().draft).toBe('')
    await reload()
    expect(fake.chat.snapshot().draft).toBe('half a')
  })

  it.each([
    ['a question', 'half a\n\na question'],
    ['half a sentence', 'half a sentence'],
  ])('is kept if %j is written before the page has read it', async (early, both) => {
    fake.chat.type('half a')
    fake.chat.close()
    await pass()
    fake.chat = openChat(fake.desk, fake.device)
    fake.chat.type(early)
    await pass(100)
    expect(fake.chat.snapshot().draft).toBe(both)
    await reload()
    expect(fake.chat.snapshot().draft).toBe(both)
  })

  it('is kept with unsent messages, whatever another member on the device writes', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fake.chat.write('unsent')
    fake.chat.type('half a')
    await pass()
    await reload('somebody else')
    fake.chat.write('of the next one')
    await pass()
    await reload()
    expect(outbox()).toEqual(['unsent waiting'])
    expect(fake.chat.snapshot().draft).toBe('half a')
    await reload('somebody else')
    expect(outbox()).toEqual(['of the next one waiting'])
    onLine.mockReturnValue(true)
    await pass(5_000)
    await reload()
    await pass(5_000)
    expect(atServer()).toEqual(['of the next one', 'unsent'])
    expect([...fake.device.stored.keys()]).toEqual(['drafts:somebody'])
  })

  test.each(['', 'no JSON', '{"owner":"somebody"}', '{"owner":"somebody","draft":1,"items":[]}'])(
    'is empty if the device has stored %j',
    async (text) => {
      fake.device.stored.set('drafts:somebody', text)
      await reload()
      expect(fake.chat.snapshot()).toMatchObject({ draft: '', outbox: [] })
    },
  )
})
