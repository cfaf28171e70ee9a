import { wholeNumber, type Minor } from '../money/minor.ts'

/** Currencies of the accounts; baht has no other choice outside the Laos build. */
export type Currency = 'BAHT' | 'LAK'

const signs: Record<Currency, string> = { BAHT: '฿', LAK: '₭' }

/** The currency's sign, `฿` or `₭`. */
export const currencySign = (currency: Currency) => signs[currency]

/** Groups of three by commas, whatever the language: `Intl` gives lo-LA points, which read as decimals. */
const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** `1,234.56`, without sign and currency. */
export function plain(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${group(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** An amount with the currency's sign, as `฿1,234.56`, `-฿1.00`; null is `-`. */
export function formatMoney(minor: Minor | null, currency: Currency): string {
  if (minor === null) return '-'
  return (minor < 0 ? '-' : '') + signs[currency] + plain(minor)
}

/** As `formatMoney`, with a plus or minus in front: `direction` says which way the money went, null shows no sign. */
export function formatMovement(minor: Minor | null, currency: Currency, direction: '+' | '-' | null): string {
  if (minor === null) return '-'
  return (direction === '-' ? '−' : (direction ?? '')) + signs[currency] + plain(minor)
}

/** A limit: decimals only when it has some (`฿1`, `฿0.50`). */
export const formatLimit = (minor: Minor | null, currency: Currency): string =>
  formatMoney(minor, currency).replace(/\.00$/, '')

/** A count, coins or percent without decimals, as `1,234`; null is `-`. */
export function formatCount(count: number | null): string {
  const counted = wholeNumber(count)
  return counted === null ? '-' : (counted < 0 ? '-' : '') + group(String(Math.abs(counted)))
}
