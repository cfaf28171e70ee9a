import { wholeNumber, type Minor } from '../money/minor.ts'
import { currencySign, exactMoney, group, plain, type Currency } from './money.ts'

/** As `exactMoney`, with the sign of `direction` in front; null has none. */
export function formatMovement(minor: Minor | null, currency: Currency, direction: '+' | '-' | null): string {
  if (minor === null) return '-'
  return (direction === '-' ? '−' : (direction ?? '')) + currencySign(currency) + plain(minor)
}

/** A limit, which is never hidden: decimals only when it has some (`฿1`, `฿0.50`). */
export const formatLimit = (minor: Minor | null, currency: Currency): string =>
  exactMoney(minor, currency).replace(/\.00$/, '')

/** A count, coins or percent without decimals, as `1,234`; null is `-`. */
export function formatCount(count: number | null): string {
  const counted = wholeNumber(count)
  return counted === null ? '-' : (counted < 0 ? '-' : '') + group(String(Math.abs(counted)))
}
