import { wholeNumber, type Minor } from '../lib/money/minor.ts'
import { plainText } from '../lib/typedDigits.ts'
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

/** A sign or word of the currency, as people and the app itself write it. */
const money = '(?:[฿₭]|thb|baht|lak|kip|บาท(?:ถ้วน)?|บ\\.?|กีบ|ບາດ|ກີບ)'

const inBaht = /฿|thb|baht|บา|ບາ|[\d\s]บ/i
const inKip = /₭|lak|kip|กี|ກີ/i

/** An amount: whole units, in groups of three or not, at most one point, and `.-` for none after it. */
const amount = new RegExp(
  `^(?:\\+\\s*(?:${money}\\s*)?|${money}\\s*(?:\\+\\s*)?)?(\\d+|[1-9]\\d{0,2}(?:([,'’‘ʼ ])\\d{3})(?:\\2\\d{3})*)(?:\\.(\\d{0,2}))?(?:\\s*\\.[\\p{Pd}−])?(?:\\s*${money})?$`,
  'iu',
)

/**
 * Reads an amount as people write it: in digits of any script, with the currency, in groups of thousands. Where there is more than one
 * reading it is refused: nobody here writes a decimal comma, so `1,000` is a thousand and `1,00` is nothing.
 * @returns the amount, or why it cannot be read.
 */
export function parseAmount(typed: string): Minor | AmountProblem {
  const text = plainText(typed).trim()
  if (text === '') return 'empty'
  const match = amount.exec(text)
  if (!match || (inBaht.test(text) && inKip.test(text))) return 'unclear'
  const [, grouped = '', , fraction = ''] = match
  const whole = grouped.replaceAll(/\D/g, '')
  if (whole.replace(/^0+/, '').length > 12) return 'tooLong'
  return (Number(whole) * 100 + Number(fraction.padEnd(2, '0'))) as Minor
}

/** True for a number in plain digits, which needs no second look. */
export const isPlainAmount = (typed: string): boolean => /^\d+(\.\d{0,2})?$/.test(typed)

/** `1234.56`, for readers to whom a comma means something else. */
export const ungrouped = (minor: Minor): string => plain(minor).replaceAll(',', '')

/** An amount above 0 as a player would type it, without trailing zeros (`1`, `0.5`). */
export const typedFrom = (minor: Minor): string => ungrouped(minor).replace(/\.?0+$/, '')

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
