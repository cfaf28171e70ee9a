import { signsOf, wordsOf } from './textParts.ts'

/** The width of a text, in its own font sizes. */
export type Measure = (text: string) => number

/** What there is to write a label on. */
export interface Room {
  /** Font sizes to try, in px, largest first. */
  readonly sizes: readonly number[]
  /** The most lines. */
  readonly lines: number
  /** The widths in px of so many lines of a size; null where they do not fit. */
  widths(size: number, lines: number): number[] | null
}

/** How the labels of a wheel are written, all in one size. */
export interface Labels {
  readonly size: number
  readonly lines: readonly (readonly string[])[]
}

interface Word {
  readonly text: string
  readonly width: number
}

/** Writes every label as large as all of them can be, in as few lines as that takes; what fits in no size ends in an ellipsis. */
export function fitLabels(labels: readonly string[], room: Room, measure: Measure): Labels {
  const texts = labels.map((label) => wordsOf(label).map((text): Word => ({ text, width: measure(text) })))
  for (const size of room.sizes) {
    const lines = texts.map((words) => layOut(words, size, room))
    if (lines.every((each) => each !== null)) return { size, lines }
  }
  const size = room.sizes.at(-1) ?? 0
  return { size, lines: texts.map((words) => layOut(words, size, room) ?? shorten(words, size, room, measure)) }
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join('')
const sum = (widths: readonly number[]) => widths.reduce((before, width) => before + width, 0)

/** The widths, in font sizes, of each number of lines that there is room for. */
const blocks = (size: number, { lines, widths }: Room) =>
  Array.from({ length: lines }, (_, index) => widths(size, index + 1)?.map((width) => width / size) ?? [])

/** A label in the fewest lines that hold it, about equally full; null where it does not fit. */
function layOut(words: readonly Word[], size: number, room: Room): string[] | null {
  const whole = sum(words.map(({ width }) => width))
  for (const widths of blocks(size, room))
    for (const part of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
      const narrower = widths.map((width) => width * part)
      const { lines, rest } = whole > sum(narrower) ? { lines: [], rest: words } : wrap(words, narrower)
      // A line that stays empty would make a label of fewer lines, for which there is other room.
      if (rest.length === 0 && (lines.length === widths.length || whole === 0)) return lines
    }
  return null
}

/** Lines of these widths, and what did not fit in them. */
function wrap(words: readonly Word[], widths: readonly number[]): { lines: string[]; rest: readonly Word[] } {
  let rest = words
  const lines = widths.map((widest) => {
    const count = longest(rest, (part) => sum(part.map(({ width }) => width)) <= widest)
    const line = rest.slice(0, count)
    rest = rest.slice(count)
    return textOf(line).trim()
  })
  return { lines: lines.filter((line) => line !== ''), rest }
}

/** As much of a label as fits, in the number of lines that hold most. */
function shorten(words: readonly Word[], size: number, room: Room, measure: Measure): string[] {
  const [widths = []] = blocks(size, room).sort((one, other) => sum(other) - sum(one))
  const { lines, rest } = wrap(words, widths.slice(0, -1))
  // A word that is too long for a line is cut in it, and the lines behind it stay empty.
  const widest = widths[lines.length] ?? 0
  return [...lines, clip(textOf(rest), (text) => measure(text) <= widest)]
}

/** A text with an ellipsis for what does not fit. Signs stay whole, and no vowel without the consonant it is written before. */
function clip(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const signs = signsOf(text)
  const kept = signs
    .slice(
      0,
      longest(signs, (part) => fits(`${part.join('')}…`)),
    )
    .join('')
  return kept === '' ? '' : `${kept.replace(/[\s\u0E40-\u0E44\u0EC0-\u0EC4]+$/u, '')}…`
}

/** How many of the first items fit together. */
function longest<Item>(items: readonly Item[], fits: (items: readonly Item[]) => boolean): number {
  const index = items.findIndex((_, at) => !fits(items.slice(0, at + 1)))
  return index < 0 ? items.length : index
}
