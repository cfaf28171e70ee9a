/** Keys of the reads that several rooms share, and that a movement of money makes stale. */
export const keys = {
  wallet: 'wallet',
  profile: 'profile',
  statement: (page: number) => ['statement', page] as const,
}

/** Whether a cached read shows money: it is read again after every command that may have moved some. */
export const showsMoney = (key: unknown) => key === keys.wallet || (Array.isArray(key) && key[0] === 'statement')
