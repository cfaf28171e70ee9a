import { plainText } from '../../../lib/typedDigits.ts'

/** In UTF-16 units, as the server counts (spec, section 9). */
export const maxMessageLength = 2_000

export const showLengthFrom = 1_800

/** Invisible characters alone count as 0. */
export const lengthOf = (draft: string) => (plainText(draft).trim() === '' ? 0 : draft.trim().length)

/** @returns null if the draft can be sent. */
export function draftProblem(draft: string): 'empty' | 'tooLong' | null {
  const length = lengthOf(draft)
  if (length === 0) return 'empty'
  return length > maxMessageLength ? 'tooLong' : null
}
