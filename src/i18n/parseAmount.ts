import type { Minor } from '../money/minor.ts'
import { withPlainDigits } from './digits.ts'
import { plain } from './money.ts'

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
