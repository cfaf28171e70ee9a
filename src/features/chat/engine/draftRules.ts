import { plainText } from '../../../lib/typedDigits.ts'

/** The most characters of a message, in UTF-16 units, as the server counts them (spec, section 9). */
export const maxMessageLength = 2_000

/** From this length on the player sees the count. */
export const showLengthFrom = 1_800

/** The length of the trimmed draft, as it would be sent; 0 for invisible signs alone. */
export const lengthOf = (draft: string) => (plainText(draft).trim() === '' ? 0 : draft.trim().length)

/** The reason why a draft cannot be sent; null if it can. */
export function draftProblem(draft: string): 'empty' | 'tooLong' | null {
  const length = lengthOf(draft)
  if (length === 0) return 'empty'
  return length > maxMessageLength ? 'tooLong' : null
}
