/** Characters that must not end a line: opening brackets, and signs before an amount. */
const opens = /[\p{Ps}\p{Pi}\p{Sc}+#]$/u

/** Parts that must not begin a line: repetition marks, and punctuation other than the above. */
const follows = (part: string) => /^[\u0E46\u0EC6]/u.test(part) || (!/[\p{L}\p{N}]/u.test(part) && !opens.test(part))

/** Splits a text at its possible line breaks, into words with their spaces and punctuation. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const part of segment(text.replaceAll(/\s+/g, ' ').trim(), 'word')) {
    const before = words.at(-1)
    if (before !== undefined && (opens.test(before) || follows(part))) words[words.length - 1] = before + part
    else words.push(part)
  }
  return words
}

/** The graphemes of a text: letters with all of their marks. */
export const graphemesOf = (text: string): string[] => segment(text, 'grapheme')

/** Thai and Lao have no spaces between words. Browsers without `Intl.Segmenter` break at spaces only. */
function segment(text: string, granularity: 'word' | 'grapheme'): string[] {
  if ('Segmenter' in Intl) {
    const parts = new Intl.Segmenter(undefined, { granularity }).segment(text)
    return Array.from(parts, (part) => part.segment)
  }
  // Thai and Lao AM follow a letter like marks, but are letters in Unicode.
  return text.match(granularity === 'word' ? /\S+|\s+/gu : /.[\p{M}\u0E33\u0EB3\u200D]*/gu) ?? []
}
