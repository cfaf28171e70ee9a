import { plainText } from '../../../lib/typedDigits.ts'

/** UTF-16 units, as the server counts them (spec, section 9). */
export const maxMessageLength = 2_000

export const showLengthFrom = 1_800

/** 0 for invisible characters alone. */
export const lengthOf = (draft: string) => (plainText(draft).trim() === '' ? 0 : draft.trim().length)

/** Null if the draft can be sent. */
export function draftProblem(draft: string): 'empty' | 'tooLong' | null {
  const length = lengthOf(draft)
  if (length === 0) return 'empty'
  return length > maxMessageLength ? 'tooLong' : null
}
