import type { Minor } from '../lib/money/minor.ts'

/** Currencies of the accounts. Outside the Laos build all are in baht. */
export type Currency = 'BAHT' | 'LAK'

const signs: Record<Currency, string> = { BAHT: '฿', LAK: '₭' }

/** The currency's sign, `฿` or `₭`. */
export const currencySign = (currency: Currency) => signs[currency]

/** Separates thousands by commas in every language: `Intl` gives lo-LA points, which read as decimals. */
export const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** `1,234.56`, without sign and currency. */
export function plain(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${group(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/**
 * An amount with the currency's sign, as `฿1,234.56`, `−฿1.00`; null is `-`. It stays where amounts are hidden: for inputs, for what one
 * is about to pay, and for what is stored.
 */
export function exactMoney(minor: Minor | null, currency: Currency): string {
  if (minor === null) return '-'
  return (minor < 0 ? '−' : '') + signs[currency] + plain(minor)
}

let mask: string | null = null

/** Sets the word that stands for every amount; null shows amounts. `device/hiddenAmounts.ts` calls it. */
export const setMask = (word: string | null) => void (mask = word)

/** The word that stands for every amount; null while amounts are shown. */
export const maskWord = () => mask

/** An amount to show, as `exactMoney` has it, or the word that hides it. */
export const formatMoney = (minor: Minor | null, currency: Currency): string => mask ?? exactMoney(minor, currency)

/** True if a formatted amount needs smaller figures to fit on one row of a narrow phone. */
export const isLong = (written: string) => written.length > 14
