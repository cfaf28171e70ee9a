/** Opening brackets, and signs before an amount, must not end a line. */
const opensBracket = /[\p{Ps}\p{Pi}\p{Sc}+#]$/u

/** Repetition marks, and other punctuation, must not begin a line. */
const follows = (part: string) =>
  /^[\u0E46\u0EC6]/u.test(part) || (!/[\p{L}\p{N}]/u.test(part) && !opensBracket.test(part))

/** Splits at possible line breaks; words keep their spaces and punctuation. */
export function labelWordsOf(text: string): string[] {
  const words: string[] = []
  for (const part of segment(text.replaceAll(/\s+/g, ' ').trim(), 'word')) {
    const before = words.at(-1)
    if (before !== undefined && (opensBracket.test(before) || follows(part))) words[words.length - 1] = before + part
    else words.push(part)
  }
  return words
}

export const graphemesOf = (text: string): string[] => segment(text, 'grapheme')

/** Thai and Lao put no spaces between words. Without `Intl.Segmenter`, lines break only at spaces. */
function segment(text: string, granularity: 'word' | 'grapheme'): string[] {
  if ('Segmenter' in Intl) {
    const parts = new Intl.Segmenter(undefined, { granularity }).segment(text)
    return Array.from(parts, (part) => part.segment)
  }
  // Thai and Lao AM behave like marks, but are letters in Unicode.
  return text.match(granularity === 'word' ? /\S+|\s+/gu : /.[\p{M}\u0E33\u0EB3\u200D]*/gu) ?? []
}

/** In font sizes. */
export type Measure = (text: string) => number

export interface LabelArea {
  /** In px, largest first. */
  readonly sizes: readonly number[]
  readonly lines: number
  /** Px per line; null if this number of lines does not fit. */
  widths(size: number, lines: number): number[] | null
}

interface Word {
  readonly text: string
  readonly width: number
}

/** The largest size (px) that fits all, the fewest lines for each. Truncates labels that fit in no size. */
export function fitLabels(labels: readonly string[], area: LabelArea, measure: Measure) {
  const texts = labels.map((label) => labelWordsOf(label).map((text): Word => ({ text, width: measure(text) })))
  for (const size of area.sizes) {
    const lines = texts.map((words) => layOut(words, size, area))
    if (lines.every((each) => each !== null)) return { size, lines }
  }
  const size = area.sizes.at(-1) ?? 0
  return { size, lines: texts.map((words) => layOut(words, size, area) ?? truncate(words, size, area, measure)) }
}

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join('')
const sumOf = (widths: readonly number[]) => widths.reduce((before, width) => before + width, 0)

const lineWidths = (size: number, { lines, widths }: LabelArea) =>
  Array.from({ length: lines }, (_, index) => widths(size, index + 1)?.map((width) => width / size) ?? [])

/** The narrowest fraction of the width that fits evens out the lines; null if none does. */
function layOut(words: readonly Word[], size: number, area: LabelArea): string[] | null {
  const whole = sumOf(words.map(({ width }) => width))
  for (const widths of lineWidths(size, area))
    for (const fraction of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
      const narrower = widths.map((width) => width * fraction)
      const { lines, rest } = whole > sumOf(narrower) ? { lines: [], rest: words } : wrap(words, narrower)
      // An empty line would mean fewer lines, with other widths.
      if (rest.length === 0 && (lines.length === widths.length || whole === 0)) return lines
    }
  return null
}

function wrap(words: readonly Word[], widths: readonly number[]): { lines: string[]; rest: readonly Word[] } {
  let rest = words
  const lines = widths.map((widest) => {
    const count = fittingCount(rest, (part) => sumOf(part.map(({ width }) => width)) <= widest)
    const line = rest.slice(0, count)
    rest = rest.slice(count)
    return joined(line).trim()
  })
  return { lines: lines.filter((line) => line !== ''), rest }
}

/** Uses the number of lines with the largest total width. */
function truncate(words: readonly Word[], size: number, area: LabelArea, measure: Measure): string[] {
  const [widths = []] = lineWidths(size, area).sort((one, other) => sumOf(other) - sumOf(one))
  const { lines, rest } = wrap(words, widths.slice(0, -1))
  // An overlong word is cut there; later lines stay empty.
  const widest = widths[lines.length] ?? 0
  return [...lines, clip(joined(rest), (text) => measure(text) <= widest)]
}

/** Adds an ellipsis, keeps graphemes whole, and drops a leading vowel without its consonant. */
function clip(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const graphemes = graphemesOf(text)
  const kept = graphemes
    .slice(
      0,
      fittingCount(graphemes, (part) => fits(`${part.join('')}…`)),
    )
    .join('')
  return kept === '' ? '' : `${kept.replace(/[\s\u0E40-\u0E44\u0EC0-\u0EC4]+$/u, '')}…`
}

function fittingCount<Item>(items: readonly Item[], fits: (items: readonly Item[]) => boolean): number {
  const index = items.findIndex((_, at) => !fits(items.slice(0, at + 1)))
  return index < 0 ? items.length : index
}
