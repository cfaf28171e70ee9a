/** UTF-16 units, as the server counts them (spec, section 9). */
export const maxMessageLength = 2_000

export const showLengthFrom = 1_800

export const lengthOf = (draft: string) => draft.trim().length

/** Null if the draft can be sent. */
export function draftProblem(draft: string): 'empty' | 'tooLong' | null {
  const length = lengthOf(draft)
  if (length === 0) return 'empty'
  return length > maxMessageLength ? 'tooLong' : null
}
