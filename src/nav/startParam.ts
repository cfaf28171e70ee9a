/** What a valid inviter code looks like (contract, reading 8). */
const inviterCode = /^[\w-]{1,64}$/

/**
 * The inviter code of a start parameter, which joins parts by `--`: one beginning with PR is an inviter's, another names a
 * room. Null when there is none that is valid.
 */
export const inviterOf = (startParam: string | null): string | null =>
  validInviter((startParam ?? '').split('--').find((part) => part.startsWith('PR')) ?? null)

/** The code itself, or null when it cannot be one. */
export const validInviter = (code: string | null): string | null =>
  code !== null && inviterCode.test(code) ? code : null
