import { act } from '@testing-library/react'
import * as v from 'valibot'
import { serverMessage } from '../../src/api/chat/chatMessage.ts'
import type { connectChat, SocketState } from '../../src/api/chat/chatSocket.ts'

type ConnectOptions = Parameters<typeof connectChat>[0]

/** A fake of the chat's socket, which jsdom does not have. Tests set its state and deliver its messages. */
export const fakeSocket = {
  /** The sockets that are not closed. */
  open: [] as ConnectOptions[],
  /** The state of a new socket after `connecting`; null if it stays in that state. */
  next: 'connected' as SocketState | null,
  connect(options: ConnectOptions): ReturnType<typeof connectChat> {
    fakeSocket.open.push(options)
    options.onState('connecting')
    if (fakeSocket.next !== null) options.onState(fakeSocket.next)
    return {
      reconnect: () => undefined,
      close: () => void (fakeSocket.open = fakeSocket.open.filter((one) => one !== options)),
    }
  },
  setState: (state: SocketState) => act(async () => fakeSocket.open.forEach(({ onState }) => onState(state))),
  /** As `connectChat`, null for a message that cannot be read. */
  deliver(message: unknown) {
    const read = v.parse(v.fallback(v.nullable(serverMessage), null), message)
    return act(async () => fakeSocket.open.forEach(({ onMessage }) => onMessage(read)))
  },
}
