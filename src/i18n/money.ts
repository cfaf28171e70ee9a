/** Currencies of the accounts; baht has no other choice outside the Laos build. */
export type Currency = 'BAHT' | 'LAK'

const signs: Record<Currency, string> = { BAHT: '฿', LAK: '₭' }

/** The currency's sign, `฿` or `₭`. */
export const currencySign = (currency: Currency) => signs[currency]

/** Groups of three by commas, whatever the language: `Intl` gives lo-LA points, which read as decimals. */
const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** The nearest integer; null for null and for what cannot be counted exactly. */
function whole(number: number | null): number | null {
  const nearest = Math.round(number ?? Number.NaN)
  return Number.isSafeInteger(nearest) ? nearest : null
}

/** A wire amount (2 decimals) in integer minor units; null for null and for what is no number that can be counted. */
export const toMinor = (amount: number | null): number | null => whole(amount === null ? null : amount * 100)

/** Integer minor units as a wire amount with at most 2 decimals. */
export const fromMinor = (minor: number): number => minor / 100

/** `1,234.56` from minor units, without sign and currency. */
function plain(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${group(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** Minor units with the currency's sign, as `฿1,234.56`, `-฿1.00`; null is `-`. */
export function formatMoney(minor: number | null, currency: Currency): string {
  if (minor === null) return '-'
  return (minor < 0 ? '-' : '') + signs[currency] + plain(minor)
}

/** As `formatMoney`, with a plus or minus in front: `direction` says which way the money went, null shows no sign. */
export function formatMovement(minor: number | null, currency: Currency, direction: '+' | '-' | null): string {
  if (minor === null) return '-'
  return (direction === '-' ? '−' : (direction ?? '')) + signs[currency] + plain(minor)
}

/** A limit: decimals only when it has some (`฿1`, `฿0.50`). Minor units. */
export const formatLimit = (minor: number, currency: Currency): string =>
  formatMoney(minor, currency).replace(/\.00$/, '')

/** A count, coins or percent without decimals, as `1,234`; null is `-`. */
export function formatCount(count: number | null): string {
  const counted = whole(count)
  return counted === null ? '-' : (counted < 0 ? '-' : '') + group(String(Math.abs(counted)))
}
