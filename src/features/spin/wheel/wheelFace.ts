import type { Room } from './wheelLabels.ts'

/** The measures of a wheel's face, in CSS pixels from its centre. */
export interface Face {
  readonly count: number
  readonly radius: number
  /** Where the pegs stand, in the middle of the rim. */
  readonly pegs: number
  /** Where labels end on the outside. */
  readonly outer: number
  /** Labels stand upright under the pointer where slices are wide, and run outwards where they are narrow. */
  readonly isUpright: boolean
}

/** What the hub covers (Wheel.module.css), with a little air. */
const hub = 58
const air = 6

/** Up to so many slices, upright labels have as much room as others. */
const mostUpright = 8

/** The height of lines in font sizes: Thai and Lao have marks above and below. */
export const lineHeight = 1.4
const heightOf = (lines: number) => lineHeight * lines - 0.25

/** Font sizes in px: what looks well, what can be read, and what many slices have to do with. */
const largest = 17
const readable = 12
const smallest = 8

/** A whole round, in the canvas's own angles. */
export const full = 2 * Math.PI

/** The direction of a slice's beginning; its middle is half a width farther. The first slice's middle points up. */
export const beginOf = (index: number, count: number): number => ((index - 0.5) / count) * full - full / 4

/** The face of a wheel with a side in CSS pixels. */
export function faceOf(side: number, count: number): Face {
  const rim = Math.max(13, side * 0.045)
  const radius = side / 2 - rim
  const isUpright = count <= mostUpright
  // Where few slices meet, the circle is narrower than the slice.
  const outer = isUpright ? radius * (count <= 4 ? 0.85 : 0.92) : radius - 9
  return { count, radius, pegs: side / 2 - rim / 2, outer, isUpright }
}

/** The room that each label has on a face. */
export function roomOf({ count, radius, outer, isUpright }: Face): Room {
  const slope = count > 2 ? Math.tan(Math.PI / count) : Infinity
  // Each line is as wide as the slice at its foot and the circle at its head.
  const upright = (size: number, lines: number) => {
    if (outer - size * heightOf(lines) < hub) return null
    return Array.from({ length: lines }, (_, line) => {
      const head = outer - size * lineHeight * line
      const foot = outer - size * heightOf(line + 1)
      return 2 * (Math.min(Math.sqrt(radius ** 2 - head ** 2), foot * slope) - air)
    })
  }
  const outwards = (size: number, lines: number) => {
    const width = outer - Math.max(hub, (size * heightOf(lines)) / 2 / slope)
    return width > 0 ? Array.from({ length: lines }, () => width) : null
  }
  const least = Math.max(smallest, Math.min(readable, Math.floor(slope * radius)))
  return {
    sizes: Array.from({ length: largest - least + 1 }, (_, index) => largest - index),
    lines: isUpright ? 3 : 2,
    widths: isUpright ? upright : outwards,
  }
}
