import { useEffect } from 'react'
import { questions } from '../../../messages/questions.ts'
import type { Chat } from '../engine/types.ts'

/** Takes what the player wants to ask about into the field, below what is written there. The player sends it, or does not. */
export function useQuestion(chat: Chat): void {
  const [question] = questions.use()
  useEffect(() => {
    if (question === undefined) return
    questions.remove(question)
    const { draft } = chat.snapshot()
    if (!draft.includes(question)) chat.type(draft.trim() === '' ? question : `${draft}\n\n${question}`)
  }, [question, chat])
}
