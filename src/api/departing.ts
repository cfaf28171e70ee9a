/** The key of the command that is being sent (`idempotency.ts`), or null. */
export const departing: { key: string | null } = { key: null }
