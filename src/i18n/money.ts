import { wholeNumber, type Minor } from '../lib/money/minor.ts'

/** Outside the Laos build, all amounts are in baht. '' while a Laos member's own is unknown. */
export type Currency = 'BAHT' | 'LAK' | ''

const currencySigns: Record<Currency, string> = { BAHT: '฿', LAK: '₭', '': '' }

export const currencySign = (currency: Currency) => currencySigns[currency]

/** For lo-LA, `Intl` groups by points, which players read as decimals. */
const groupThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

export function formatCount(count: number | null): string {
  const counted = wholeNumber(count)
  return counted === null ? '-' : (counted < 0 ? '-' : '') + groupThousands(String(Math.abs(counted)))
}

export function plainAmount(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** For example `−฿1.00`; null is `-`. Never hidden. */
export function exactMoney(minor: Minor | null, currency: Currency): string {
  if (minor === null) return '-'
  return (minor < 0 ? '−' : '') + currencySigns[currency] + plainAmount(minor)
}

let mask: string | null = null

export const setMask = (word: string | null) => void (mask = word)

export const maskWord = () => mask

export const formatMoney = (minor: Minor | null, currency: Currency): string => mask ?? exactMoney(minor, currency)

/** On a narrow phone such an amount needs smaller figures. */
export const isLong = (written: string) => written.length > 14
