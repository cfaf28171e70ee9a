import { formatMovement } from '../../../i18n/amounts.ts'
import { maskWord, type Currency } from '../../../i18n/money.ts'
import type { Minor } from '../../../lib/money/minor.ts'

/** What went in or out, with its sign; nothing has none. It stays where amounts are hidden: for the page to print. */
export const exactSum = (sum: Minor | null, currency: Currency, direction: '+' | '-'): string =>
  formatMovement(sum, currency, sum === 0 ? null : direction)

/** The same to show, or the word that hides it. */
export const sumText = (...of: Parameters<typeof exactSum>): string => maskWord() ?? exactSum(...of)
