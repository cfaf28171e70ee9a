import { useState } from 'react'
import type { SocketState } from '../../../api/chat/chatSocket.ts'
import { useOfflineText } from '../../../ui/feedback/useOfflineText.ts'
import type { Chat } from '../engine/types.ts'
import { useSnapshot } from '../useChat.ts'

/** Attempts to reconnect keep the previous state, so that nothing flickers. */
export function useConnection(chat: Chat): SocketState | 'offline' {
  const { socket } = useSnapshot(chat)
  const [shown, setShown] = useState(socket)
  const next = socket === 'connecting' && shown !== 'connected' ? shown : socket
  if (next !== shown) setShown(next)
  // A socket notices a lost network late.
  return useOfflineText() === '' ? next : 'offline'
}
