import { wholeNumber, type Minor } from '../lib/money/minor.ts'
import { currencySign, exactMoney, groupThousands, plainAmount, type Currency, maskWord } from './money.ts'

export function formatMovement(minor: Minor | null, currency: Currency, direction: '+' | '-' | null): string {
  if (minor === null) return '-'
  return (direction === '-' ? '−' : (direction ?? '')) + currencySign(currency) + plainAmount(minor)
}

/** Never hidden. */
export const formatLimit = (minor: Minor | null, currency: Currency): string =>
  exactMoney(minor, currency).replace(/\.00$/, '')

/** `1,234`; null is `-`. */
export function formatCount(count: number | null): string {
  const counted = wholeNumber(count)
  return counted === null ? '-' : (counted < 0 ? '-' : '') + groupThousands(String(Math.abs(counted)))
}

export type AmountProblem = 'empty' | 'unclear' | 'tooLong'

const grouped = /^\d{1,3}(,\d{3}){2,}(\.\d{1,2})?$|^\d{1,3},\d{3}\.\d{1,2}$/
const decimal = /^(\d+)(?:[.,](\d{1,2}))?$/

/** `1,5` is 1.50; `1,000` is unclear. */
export function parseAmount(typed: string): Minor | AmountProblem {
  const text = withPlainDigits(typed.trim())
  if (text === '') return 'empty'
  const match = decimal.exec(grouped.test(text) ? text.replaceAll(',', '') : text)
  if (!match) return 'unclear'
  const [, whole = '', fraction = ''] = match
  if (whole.replace(/^0+/, '').length > 12) return 'tooLong'
  return (Number(whole) * 100 + Number(fraction.padEnd(2, '0'))) as Minor
}

export const ungrouped = (minor: Minor): string => plainAmount(minor).replaceAll(',', '')

export const typedFrom = (minor: Minor): string => ungrouped(minor).replace(/\.?0+$/, '')

const thaiZero = 0x0e50
const laoZero = 0x0ed0

/** Thai and Lao digits. */
export const withPlainDigits = (text: string) =>
  text.replace(/[๐-๙໐-໙]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    return String(point - (point >= laoZero ? laoZero : thaiZero))
  })

/** Whole numbers, for linear time. */
const numberPattern = /([-−+]?(?:[฿₭]\s?)?\d[\d,]*(?:\.\d+)*)(%|\s?(?:บาท|กีบ|ບາດ|ກີບ|baht|kip|thb|lak))?/gi

/** Dates, counts and percents have neither currency nor two decimals. */
const looksLikeAmount = (number: string, after: string) =>
  after === '%' ? /[฿₭]/.test(number) : after !== '' || /[฿₭]|\.\d\d(?!\d)/.test(number)

/** For receipts and the server's own texts. */
export function hideAmounts(text: string): string {
  const word = maskWord()
  if (word === null) return text
  return text.replace(numberPattern, (found, number: string, after = '') =>
    looksLikeAmount(number, after as string) ? word + after : found,
  )
}
