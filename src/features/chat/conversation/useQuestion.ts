import { useEffect } from 'react'
import { question } from '../../../session/question.ts'
import type { Chat } from '../engine/types.ts'

/** Takes what the player wants to ask about into the field, below what is written there. The player sends it, or does not. */
export function useQuestion(chat: Chat): void {
  const asked = question.use()
  useEffect(() => {
    if (asked === null) return
    const { draft } = chat.snapshot()
    if (!draft.includes(asked)) chat.type(draft.trim() === '' ? asked : `${draft}\n\n${asked}`)
    question.forget()
  }, [asked, chat])
}
