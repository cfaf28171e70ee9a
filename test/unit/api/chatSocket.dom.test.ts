import { io } from 'socket.io-client'
import { expect, test, vi } from 'vitest'
import { connectChat } from '../../../src/api/chat/chatSocket.ts'

vi.mock(import('socket.io-client'))

test('a message of the socket that cannot be read is told, too, as the history may have it', () => {
  const hear = new Map<string, (said: unknown) => void>()
  const socket = { on: (event: string, listener: (said: unknown) => void) => hear.set(event, listener) }
  vi.mocked(io).mockReturnValue(socket as never)
  const onMessage = vi.fn()
  connectChat({ url: '/', room: 'desk-1', token: null, onState: () => undefined, onMessage })
  const message = { message_type: 'text', payload: { message: 'hello' } }
  hear.get('messaging')?.({ sender: 'desk', message })
  hear.get('messaging')?.({ sender: 'desk', message, createdAt: '2026-01-01T00:00:00.000Z' })
  expect(onMessage.mock.calls.map(([said]) => said?.sender ?? said)).toEqual([null, 'desk'])
})
