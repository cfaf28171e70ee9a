import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deskMessages } from './chatReplies.ts'
import { requestWords, type DeskLanguage } from './deskWords.ts'
import { call, inTurn, quietSandbox } from '../testCalls.ts'

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

describe('the support desk', () => {
  const types = () => contents().map(({ message_type }) => message_type)

  it('greets the first message of a session with all its requests', async () => {
    await ask('สวัสดี')
    expect(types()).toEqual(['text', 'quick_replies'])
    const titles = Object.values(requestWords).map(({ th }) => expect.objectContaining({ title: th }))
    expect(contents()[1]?.payload).toMatchObject({ buttons: titles })
  })

  it.each(['th', 'lo', 'en'] as const)(
    'sends each type of message for its keyword in %s',
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
})
