import { msOfDay } from '../../lib/bangkok.ts'

/** Minutes of the day in Thai and Lao time; `to` is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const dayMinutes = 24 * 60
const minuteMs = 60_000

/** Hours across midnight become two spans. */
export const spansOf = (from: number, to: number): Span[] =>
  from < to
    ? [{ from, to }]
    : [
        { from: 0, to },
        { from, to: dayMinutes },
      ].filter((span) => span.from < span.to)

const isIn = (spans: readonly Span[], minute: number) => spans.some(({ from, to }) => minute >= from && minute < to)

/** Sorts the spans and joins those that touch or overlap. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (!last || span.from > last.to) joined.push(span)
    else joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) })
  }
  return joined
}

export const covers = (outer: readonly Span[], inner: readonly Span[]): boolean =>
  inner.every((span) => union(outer).some(({ from, to }) => from <= span.from && span.to <= to))

/** @returns when these hours end, epoch ms; null outside, `never` if they fill the day. */
export function quietUntil(spans: readonly Span[], at: number): number | 'never' | null {
  const now = Math.floor(msOfDay(at) / minuteMs)
  if (!isIn(spans, now)) return null
  const ahead = Array.from({ length: dayMinutes }, (_, step) => step + 1)
  const left = ahead.find((step) => !isIn(spans, (now + step) % dayMinutes))
  return left === undefined ? 'never' : Math.floor(at / minuteMs) * minuteMs + left * minuteMs
}

const two = (count: number) => String(count).padStart(2, '0')

export const clockOf = (minute: number): string => `${two(Math.floor((minute % dayMinutes) / 60))}:${two(minute % 60)}`

/** Spans cut at midnight are joined again: `22:00–06:00`. */
export function joinAtMidnight(spans: readonly Span[]): readonly Span[] {
  const [first, last] = [spans[0], spans.at(-1)]
  const isOverMidnight = first && last && first !== last && first.from === 0 && last.to === dayMinutes
  return isOverMidnight ? [...spans.slice(1, -1), { from: last.from, to: first.to }] : spans
}

export const spanTexts = (spans: readonly Span[]): string[] =>
  joinAtMidnight(spans).map(({ from, to }) => `${clockOf(from)}–${to === dayMinutes ? '24:00' : clockOf(to)}`)
