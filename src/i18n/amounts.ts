import { wholeNumber, type Minor } from '../lib/money/minor.ts'
import { currencySign, exactMoney, group, plain, type Currency, maskWord } from './money.ts'

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

/** The reasons why a typed amount cannot be sent. */
export type AmountProblem = 'empty' | 'unclear' | 'tooLong'

/** Commas that can only separate thousands: two or more, or one followed by decimals. */
const grouped = /^\d{1,3}(,\d{3}){2,}(\.\d{1,2})?$|^\d{1,3},\d{3}\.\d{1,2}$/
const decimal = /^(\d+)(?:[.,](\d{1,2}))?$/

/**
 * Reads an amount as a player typed it. A comma is a decimal point only where it cannot separate thousands, so
 * `1,5` is 1.50 and `1,000` is refused as unclear rather than guessed.
 * @returns the amount, or why it cannot be read.
 */
export function parseAmount(typed: string): Minor | AmountProblem {
  const text = withPlainDigits(typed.trim())
  if (text === '') return 'empty'
  const match = decimal.exec(grouped.test(text) ? text.replaceAll(',', '') : text)
  if (!match) return 'unclear'
  const [, whole = '', fraction = ''] = match
  if (whole.replace(/^0+/, '').length > 12) return 'tooLong'
  return (Number(whole) * 100 + Number(fraction.padEnd(2, '0'))) as Minor
}

/** `1234.56`, for readers to whom a comma means something else. */
export const ungrouped = (minor: Minor): string => plain(minor).replaceAll(',', '')

/** An amount above 0 as a player would type it, without trailing zeros (`1`, `0.5`). */
export const typedFrom = (minor: Minor): string => ungrouped(minor).replace(/\.?0+$/, '')

const thaiZero = 0x0e50
const laoZero = 0x0ed0

/** Replaces Thai and Lao digits, which keyboards of these languages can type, by 0 to 9. */
export const withPlainDigits = (text: string) =>
  text.replace(/[๐-๙໐-໙]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    return String(point - (point >= laoZero ? laoZero : thaiZero))
  })

/** Every number with what follows it, so that the search takes linear time also in a text of digits alone. */
const numbers = /([-−+]?(?:[฿₭]\s?)?\d[\d,]*(?:\.\d+)*)(%|\s?(?:บาท|กีบ|ບາດ|ກີບ|baht|kip|thb|lak))?/gi

/** With a currency's sign or word, or with two decimals: dates, times, counts and percents have none of these. */
const isAmount = (number: string, after: string) =>
  after === '%' ? /[฿₭]/.test(number) : after !== '' || /[฿₭]|\.\d\d(?!\d)/.test(number)

/** A text to show, in which the word that hides them stands for its amounts. For receipts, and for the server's own words. */
export function hideAmounts(text: string): string {
  const word = maskWord()
  if (word === null) return text
  return text.replace(numbers, (found, number: string, after = '') =>
    isAmount(number, after as string) ? word + after : found,
  )
}
