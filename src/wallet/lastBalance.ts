import type { StorageArea } from '../platform/storage.ts'

/**
 * The member's total when the wallet was last read, for members who asked to be remembered; it is removed with the session (contract,
 * reading 10). The page's head script shows it before any code is loaded, so it is stored formatted.
 */
export interface LastBalance {
  /** With the currency's sign, as `฿1,234.56`. */
  readonly total: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Another tab's member may have signed in on this device since. */
const markOf = (token: string) => token.slice(-8)

/** Notes a balance for the session of this token. */
export const noteLastBalance = (area: StorageArea, token: string, { total, at }: LastBalance) =>
  area.set('lastBalance', [markOf(token), at, total].join(' '))

/** The balance that was noted for the session of this token, where `stored` reads; null where there is none. */
export function readLastBalance(stored: StorageArea['get'], token: string): LastBalance | null {
  const [mark, time, total] = (stored('lastBalance') ?? '').split(' ')
  const at = Number(time)
  return mark === markOf(token) && total && at > 0 ? { total, at } : null
}
