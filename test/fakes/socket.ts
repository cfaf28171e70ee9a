import { act } from '@testing-library/react'
import * as v from 'valibot'
import { conversation } from '../../src/api/chat.ts'
import type { connectChat, SocketState } from '../../src/api/chatSocket.ts'

type Connecting = Parameters<typeof connectChat>[0]

/** The chat's line, which jsdom has none for: it brings what the test says, and breaks when it says so. */
export const line = {
  open: [] as Connecting[],
  /** What a new connection becomes; null leaves it on its way. */
  next: 'connected' as SocketState | null,
  connect(connecting: Connecting): ReturnType<typeof connectChat> {
    line.open.push(connecting)
    connecting.onState('connecting')
    if (line.next !== null) connecting.onState(line.next)
    return {
      check: () => undefined,
      close: () => void (line.open = line.open.filter((one) => one !== connecting)),
    }
  },
  become: (state: SocketState) => act(async () => line.open.forEach(({ onState }) => onState(state))),
  bring: (said: unknown) =>
    act(async () => line.open.forEach(({ onMessage }) => onMessage(v.parse(conversation, said)))),
}
