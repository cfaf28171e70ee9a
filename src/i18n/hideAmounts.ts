import { maskWord } from './money.ts'

/** With a currency's sign or word, or with two decimals: dates, times, counts and percents have none of these. */
const amounts =
  /[-−+]?(?:[฿₭]\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*\.\d\d(?![\d%])|\d[\d,]*(?=\s?(?:บาท|กีบ|ບາດ|ກີບ|baht|kip|thb|lak)))/gi

/** A text to show, in which the word that hides them stands for its amounts. For receipts, and for the server's own words. */
export function hideAmounts(text: string): string {
  const word = maskWord()
  return word === null ? text : text.replace(amounts, word)
}
