/** The key of the command that is sent at this very moment (`idempotency.ts`), or null. */
export const departing: { key: string | null } = { key: null }
