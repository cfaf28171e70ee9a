import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deskMessages } from './chatReplies.ts'
import { requestWords, type DeskLanguage } from './deskWords.ts'
import { call, inTurn, quietSandbox, submit } from '../testCalls.ts'

const sandbox = quietSandbox()
const { chat } = sandbox.control
const guest = { guestId: '0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55' }

beforeEach(() => {
  sandbox.reset()
  chat.desk({ isOn: true, delayMs: 0 })
})

const textOf = (message: string) => ({ message_type: 'text', payload: { message } })
const send = (message: object) =>
  call(sandbox, 'POST /api/chat/send-message', { body: { sender: 'customer', message, ...guest } })
const ask = (message: string) => send(textOf(message))
const contents = () => chat.messages(guest).map(({ message }) => message)

describe('the desk', () => {
  const types = () => contents().map(({ message_type }) => message_type)

  it('greets the first message of a session with all its requests', async () => {
    await ask('สวัสดี')
    expect(types()).toEqual(['text', 'quick_replies'])
    const titles = Object.values(requestWords).map(({ th }) => expect.objectContaining({ title: th }))
    expect(contents()[1]?.payload).toMatchObject({ buttons: titles })
  })

  it.each(['th', 'lo', 'en'] as const)(
    'sends each type of message for its word in %s',
    async (language: DeskLanguage) => {
      await inTurn([...deskMessages], (kind) => ask(requestWords[kind][language]))
      const sent = chat.messages(guest).filter(({ sender }) => sender === 'agent')
      expect(sent.slice(1).map(({ message }) => message.message_type)).toEqual([
        'text',
        'buttons',
        'media',
        'media',
        'quick_replies',
        'generic',
        'postback',
        'sticker',
      ])
    },
  )

  it('answers a tapped button by its payload', async () => {
    await send({ message_type: 'postback', payload: { message: 'การ์ด', payload: 'cards' } })
    await send({ message_type: 'postback', payload: { message: 'Neko', payload: 'card-neko' } })
    expect(types()).toEqual(['postback', 'quick_replies', 'generic', 'postback', 'text'])
    expect(contents().at(-1)).toEqual(textOf('You chose Neko'))
  })

  it('answers a text without a request', async () => {
    await ask('hello')
    await ask('please send it')
    expect(types()).toEqual(['text', 'quick_replies', 'text', 'text'])
  })

  it('sends many messages at once', async () => {
    await ask('burst 50')
    expect(contents().slice(2)).toEqual(Array.from({ length: 50 }, (_, index) => textOf(`${index + 1}/50`)))
  })

  it('ends the session after its goodbye and greets again', async () => {
    await ask('hello')
    await ask('end')
    await ask('hello')
    expect(new Set(chat.messages(guest).map(({ session_id }) => session_id)).size).toBe(2)
    expect(types().slice(-2)).toEqual(['text', 'quick_replies'])
  })

  it('answers after its delay, and not after a reset', async () => {
    vi.useFakeTimers()
    try {
      chat.desk({ delayMs: 500 })
      await ask('buttons')
      expect(contents()).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(500)
      expect(contents()).toHaveLength(2)
      await vi.advanceTimersByTimeAsync(500)
      expect(contents()).toHaveLength(3)
      await ask('buttons')
      sandbox.reset()
      await vi.advanceTimersByTimeAsync(5000)
      expect(contents()).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is silent when it is off', async () => {
    chat.desk({ isOn: false })
    await ask('buttons')
    expect(contents()).toHaveLength(1)
  })
})

describe('the control page', () => {
  const page = async () => (await sandbox.fetch(new Request('http://sandbox.test/sandbox'))).text()
  const room = chat.room(guest)

  beforeEach(() => chat.desk({ isOn: false }))

  it('shows the messages, and sends what a person types or chooses', async () => {
    await ask('<b>where is it</b>')
    expect((await submit(sandbox, 'chat/say', { room, kind: 'text', text: 'On its way' })).status).toBe(303)
    await inTurn([...deskMessages], (kind) => submit(sandbox, 'chat/say', { room, kind, text: '' }))
    expect(contents()[1]).toEqual(textOf('On its way'))
    expect(contents()).toHaveLength(2 + deskMessages.length)
    expect(await page()).toContain('[sticker]')
  })

  it('escapes what players wrote', async () => {
    await ask('<b>where is it</b>')
    expect(await page()).toContain('&lt;b&gt;where is it')
  })

  it('ends sessions, and sets the desk and the faults', async () => {
    await ask('hello')
    await submit(sandbox, 'chat/end', { room })
    await submit(sandbox, 'chat/desk', { isOn: 'true', delayMs: '0' })
    await submit(sandbox, 'chat/faults', { echo: 'true', dropEvery: '3', seed: '' })
    await ask('hello')
    expect(new Set(chat.messages(guest).map(({ session_id }) => session_id)).size).toBe(2)
    expect(contents()).toHaveLength(3)
    expect(await page()).toContain('<option value="true">on</option>')
  })

  it.each([
    ['chat/say', { room, kind: 'text', text: '' }],
    ['chat/say', { room: 'desk-nobody', kind: 'text', text: 'x' }],
    ['chat/faults', { until: '0' }],
  ])('refuses %s with %j', async (action, fields) => {
    expect((await submit(sandbox, action, fields)).status).toBe(400)
  })
})
