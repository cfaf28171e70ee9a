/** What must not end a line: brackets that open, and what stands in front of an amount. */
const opens = /[\p{Ps}\p{Pi}\p{Sc}+#]$/u

/** What must not begin one: marks, signs of repetition, anything without a letter or a digit that opens nothing. */
const follows = (part: string) => /^[\u0E46\u0EC6]/u.test(part) || (!/[\p{L}\p{N}]/u.test(part) && !opens.test(part))

/** Where a text may be broken into lines: its words, each with the spaces and marks that belong to it. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const part of segment(text.replaceAll(/\s+/g, ' ').trim(), 'word')) {
    const before = words.at(-1)
    if (before !== undefined && (opens.test(before) || follows(part))) words[words.length - 1] = before + part
    else words.push(part)
  }
  return words
}

/** What is one sign to a reader: a letter with all of its marks. */
export const signsOf = (text: string): string[] => segment(text, 'grapheme')

/** Thai and Lao have no spaces between words; browsers that cannot tell their words break at spaces only. */
function segment(text: string, granularity: 'word' | 'grapheme'): string[] {
  if ('Segmenter' in Intl) {
    const parts = new Intl.Segmenter(undefined, { granularity }).segment(text)
    return Array.from(parts, (part) => part.segment)
  }
  // Of the signs behind a letter, Thai and Lao am are letters themselves.
  return text.match(granularity === 'word' ? /\S+|\s+/gu : /.[\p{M}\u0E33\u0EB3\u200D]*/gu) ?? []
}
