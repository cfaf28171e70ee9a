import { formatMovement } from '../../../i18n/figures.ts'
import type { Currency } from '../../../i18n/money.ts'
import type { Minor } from '../../../money/minor.ts'

/** What went in or out, with its sign; nothing has none. */
export const sumText = (sum: Minor | null, currency: Currency, direction: '+' | '-'): string =>
  formatMovement(sum, currency, sum === 0 ? null : direction)
