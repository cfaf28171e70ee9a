import { maskWord } from './money.ts'

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
