import { useState } from 'react'
import type { Chat } from '../engine/types.ts'

/**
 * The draft in the field. The chat's snapshot follows a moment later; a field that showed the snapshot would lose its cursor position and
 * break the composition of an input method.
 */
export function useDraft(chat: Chat, stored: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(stored)
  const [seen, setSeen] = useState(stored)
  if (stored !== seen) {
    setSeen(stored)
    setDraft(stored)
  }
  const type = (text: string) => {
    setDraft(text)
    chat.type(text)
  }
  return [draft, type]
}
