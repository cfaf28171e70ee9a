import type { Minor } from '../lib/money/minor.ts'
import { plainText } from '../lib/typedDigits.ts'
import { currencySign, exactMoney, plainAmount, type Currency, maskWord } from './money.ts'

export function formatMovement(minor: Minor | null, currency: Currency, direction: '+' | '-' | null): string {
  if (minor === null) return '-'
  return (direction === '-' ? '−' : (direction ?? '')) + currencySign(currency) + plainAmount(minor)
}

/** Limits are never hidden. */
export const formatLimit = (minor: Minor | null, currency: Currency): string =>
  exactMoney(minor, currency).replace(/\.00$/, '')

export type AmountProblem = 'empty' | 'unclear' | 'tooLong'

const money = '(?:[฿₭]|thb|baht|lak|kip|บาท(?:ถ้วน)?|บ\\.?|กีบ|ບາດ|ກີບ)'

/** An amount with these words is in the other currency. */
const foreign: Record<Currency, RegExp> = { BAHT: /₭|lak|kip|กี|ກີ/i, LAK: /฿|thb|baht|(^|[^ีີ])[บບ]/i, '': /./ }

const amount = new RegExp(
  `^(?:\\+\\s*(?:${money}\\s*)?|${money}\\s*(?:\\+\\s*)?)?(\\d+|[1-9]\\d{0,2}(?:([,'’‘ʼ ])\\d{3})(?:\\2\\d{3})*)(?:\\.(\\d{0,2}))?(?:\\s*\\.[\\p{Pd}−])?(?:\\s*${money})?$`,
  'iu',
)

/** Nobody in Thailand or Laos writes a decimal comma: `1,000` is a thousand, and `1,00` is refused. */
export function parseAmount(typed: string, currency: Currency): Minor | AmountProblem {
  const text = plainText(typed).trim()
  if (text === '') return 'empty'
  const match = amount.exec(text)
  if (!match || foreign[currency].test(text)) return 'unclear'
  const [, grouped = '', , fraction = ''] = match
  const whole = grouped.replaceAll(/\D/g, '')
  if (whole.replace(/^0+/, '').length > 12) return 'tooLong'
  return (Number(whole) * 100 + Number(fraction.padEnd(2, '0'))) as Minor
}

/** True if the amount can be read in only one way. */
export const isPlainAmount = (typed: string): boolean => /^\d+(\.\d{0,2})?$/.test(typed)

export const ungrouped = (minor: Minor): string => plainAmount(minor).replaceAll(',', '')

export const typedFrom = (minor: Minor): string => ungrouped(minor).replace(/\.?0+$/, '')

/** Whole numbers, which keeps the time linear. */
const numberPattern =
  /([-−+]?(?:(?:[฿₭]|\b(?:thb|lak))\s?)?\d[\d,]*(?:\.\d+)*)(%|\.[-–−]|\s?(?:[฿₭](?!\s?\d)|บาท|บ(?![ก-๙])\.?|กีบ|ບາດ|ກີບ|baht|kip|thb|lak))?/gi

/** Dates, counts and percents have neither a currency nor two decimals. */
const looksLikeAmount = (number: string, after: string) =>
  after === '%' ? /[฿₭]/.test(number) : after !== '' || /[฿₭a-z]|\.\d\d(?!\d)/i.test(number)

export function hideAmounts(text: string): string {
  const word = maskWord()
  if (word === null) return text
  return text.replace(numberPattern, (found, number: string, after = '') =>
    looksLikeAmount(number, after as string) ? word + after : found,
  )
}
