import { formatMovement } from '../../../i18n/amounts.ts'
import { maskWord, type Currency } from '../../../i18n/money.ts'
import type { Minor } from '../../../lib/money/minor.ts'

/** Never masked, for print. */
export const exactSum = (sum: Minor | null, currency: Currency, direction: '+' | '-'): string =>
  formatMovement(sum, currency, sum === 0 ? null : direction)

export const sumText = (...of: Parameters<typeof exactSum>): string => maskWord() ?? exactSum(...of)
