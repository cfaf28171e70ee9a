import { createRandom } from './random.ts'

/** How long after it happened a row of the statement may appear at the latest, in milliseconds. */
const latestRow = 20_000

/** What the contract leaves open and backends do differently; the same for the same number, 0 leaves nothing to chance. */
export interface Variation {
  /** The message of a refusal in place of its code; undefined for an answer without one. */
  wordsOf(call: string, code: string, status: number): string | undefined
  /** How long after it happened a row appears, in milliseconds. */
  rowDelay(rowId: string): number
  /** A row's time, epoch milliseconds, as precisely as this backend tells it. */
  rowTime(at: number): number
  /** Whether something happens between the reading of one page and this one. */
  movesPage(page: number): boolean
}

/** What decides how the app behaves, and so is named: by the spec, by the contract, or by the status alone. */
const named = /^(UNAUTHORIZED|EXPIRED_AUTH_TOKEN|INVALID_USER_\d|INVALID_IP|gone|OTP_VERIFIED|INTERNAL_SERVER_ERROR)$/
const namedAt: Record<string, string> = {
  'POST /api/wallet/transferAll': 'TRANSFER_MINIMUM',
  'GET /api/promotion/find/:code': 'NO_PROMOTION',
}

/** Other codes of the catalogue that a backend might as well answer. */
const alike: Record<string, string> = {
  NO_REFUND: 'REFUND_MINIMUM',
  REFUND_CONDITION: 'BONUS_REMAINING',
  REFUND_INACTIVE: 'NO_REFUND',
  REFUND_MINIMUM: 'NO_REFUND',
  INVITE_COLLECT: 'BONUS_REMAINING',
  INVITE_INACTIVE: 'NO_INVITE_BONUS',
  BONUS_ALREADY_ACTIVE: 'BONUS_REMAINING',
  BONUS_CONDITION: 'BONUS_REMAINING',
  BONUS_FULL: 'BONUS_MAX_CLAIMED',
  INVALID_CODE: 'NO_CLAIMABLE_COUPON',
  NO_CLAIMABLE_COUPON: 'INVALID_CODE',
  SLOT_ALREADY_ACTIVE: 'SLOT_ACTIVATE_FAIL',
}

const forms = [
  (code: string) => code,
  (code: string) => alike[code] ?? 'NO_DATA',
  () => 'ทำรายการไม่ได้ในขณะนี้',
  (code: string) => `${code}_2`,
  () => undefined,
] as const

const asToday: Variation = {
  wordsOf: (_, code) => code,
  rowDelay: () => 0,
  rowTime: (at) => at,
  movesPage: () => false,
}

/** The backend of this number. */
export function createVariation(seed: number): Variation {
  if (seed === 0) return asToday
  const habits = createRandom(seed)
  const [tellsSeconds, showsLate, movesPages] = [0, 1, 2].map(() => habits.next() < 0.5)
  // A backend answers one thing alike each time.
  const of = (name: string) =>
    createRandom([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed))
  return {
    wordsOf(call, code, status) {
      const isOpen = status < 500 && status !== 401 && !named.test(code) && namedAt[call] !== code
      return isOpen ? of(call + code).pick(forms)(code) : code
    },
    rowDelay: (rowId) => (showsLate ? Math.max(0, of(rowId).integer(-latestRow, latestRow)) : 0),
    rowTime: (at) => (tellsSeconds ? Math.floor(at / 1000) * 1000 : at),
    movesPage: (page) => movesPages === true && page > 1 && habits.next() < 0.5,
  }
}
