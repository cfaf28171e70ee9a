import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call, quietSandbox } from '../testCalls.ts'

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
