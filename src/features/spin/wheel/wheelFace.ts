import type { LabelArea } from './wheelLabels.ts'

/** The measures of a wheel's face, as distances from its centre in CSS pixels. */
export interface Face {
  readonly count: number
  readonly radius: number
  /** The circle of the pegs, in the middle of the rim. */
  readonly pegs: number
  /** The outer end of the labels. */
  readonly outer: number
  /** Labels of wide slices are upright under the pointer. Those of narrow slices run outwards. */
  readonly isUpright: boolean
}

/** The radius of the hub with a margin (Wheel.module.css), and the padding beside a label. */
const hubPx = 58
const paddingPx = 6

/** Up to this number of slices, upright labels have enough space. */
const mostUpright = 8

/** In units of the font size. Thai and Lao have marks above and below the letters. */
export const lineHeight = 1.4
const heightOf = (lines: number) => lineHeight * lines - 0.25

/** Font sizes: the largest, the smallest that is easy to read, and the smallest for many slices. */
const largestPx = 17
const readablePx = 12
const smallestPx = 8

/** In radians, as the canvas measures angles. */
export const fullTurnRadians = 2 * Math.PI

/** The angle (radians) at which a slice starts. The middle of the first slice points up. */
export const startAngle = (index: number, count: number): number =>
  ((index - 0.5) / count) * fullTurnRadians - fullTurnRadians / 4

/**
 * True if a label would be upside down on a wheel that rests at an angle (degrees). An upright one is so below the middle, one that
 * runs outwards at the left.
 */
export function isUpsideDown({ count, isUpright }: Face, index: number, rest: number): boolean {
  const direction = startAngle(index + 0.5, count) + (rest / 360) * fullTurnRadians
  return isUpright ? Math.sin(direction) > 1e-9 : Math.cos(direction) < -1e-9
}

/** The face of a wheel with a side in CSS pixels. */
export function faceOf(side: number, count: number): Face {
  const rim = Math.max(13, side * 0.045)
  const radius = side / 2 - rim
  const isUpright = count <= mostUpright
  // With few slices the circle is narrower than the slice at this height.
  const outer = isUpright ? radius * (count <= 4 ? 0.85 : 0.92) : radius - 9
  return { count, radius, pegs: side / 2 - rim / 2, outer, isUpright }
}

/** The area for each label of a face. */
export function labelAreaOf({ count, radius, outer, isUpright }: Face): LabelArea {
  const slope = count > 2 ? Math.tan(Math.PI / count) : Infinity
  // The slice limits the width at the foot of a line, the circle at its head.
  const upright = (size: number, lines: number) => {
    if (outer - size * heightOf(lines) < hubPx) return null
    const widths = Array.from({ length: lines }, (_, line) => {
      const head = outer - size * lineHeight * line
      const foot = outer - size * heightOf(line + 1)
      return 2 * (Math.min(Math.sqrt(radius ** 2 - head ** 2), foot * slope) - paddingPx)
    })
    // Below the middle the first line is the innermost.
    return widths.map((width, line) => Math.min(width, widths.at(-1 - line) ?? width))
  }
  const outwards = (size: number, lines: number) => {
    const width = outer - Math.max(hubPx, (size * heightOf(lines)) / 2 / slope)
    return width > 0 ? Array.from({ length: lines }, () => width) : null
  }
  const least = Math.max(smallestPx, Math.min(readablePx, Math.floor(slope * radius)))
  return {
    sizes: Array.from({ length: largestPx - least + 1 }, (_, index) => largestPx - index),
    lines: isUpright ? 3 : 2,
    widths: isUpright ? upright : outwards,
  }
}
