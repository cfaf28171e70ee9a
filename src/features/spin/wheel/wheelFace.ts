import type { LabelArea } from './wheelLabels.ts'

/** The measures of a wheel's face, as distances from its centre in CSS pixels. */
export interface Face {
  readonly count: number
  readonly radius: number
  /** The circle of the pegs, in the middle of the rim. */
  readonly pegs: number
  /** Labels of wide slices are level when the wheel is at rest. Those of narrow slices run outwards. */
  readonly isLevel: boolean
  /** The outer end of labels that run outwards. */
  readonly outer: number
  /** The middle of a level label, and the radius of the circle around it that is inside the slice at any angle. */
  readonly middle: number
  readonly around: number
}

/** The radius of the hub with a margin (Wheel.module.css), and the padding of a label. */
const hubPx = 55
const paddingPx = 4

/** Up to this number of slices, level labels have enough space. */
const mostLevel = 8

/** In units of the font size. Thai and Lao have marks above and below the letters. */
export const lineHeight = 1.4
const heightOf = (lines: number) => lineHeight * lines - 0.25

/** Font sizes: the largest, the smallest that is easy to read, and the smallest for many slices. */
const largestPx = 22
const readablePx = 12
const smallestPx = 8

/** In radians, as the canvas measures angles. */
export const fullTurnRadians = 2 * Math.PI

/** The angle (radians) at which a slice starts. The middle of the first slice points up. */
export const startAngle = (index: number, count: number): number =>
  ((index - 0.5) / count) * fullTurnRadians - fullTurnRadians / 4

/** The angle (radians) of a slice's middle on a wheel that rests at an angle (degrees), as the player sees it. */
export const seenAngle = ({ count }: Face, index: number, rest: number): number =>
  startAngle(index + 0.5, count) + (rest / 360) * fullTurnRadians

/** True if a label that runs outwards would be upside down: in the left half. */
export const isUpsideDown = (face: Face, index: number, rest: number): boolean =>
  Math.cos(seenAngle(face, index, rest)) < -1e-9

/** The face of a wheel with a side in CSS pixels. */
export function faceOf(side: number, count: number): Face {
  const rim = Math.max(13, side * 0.045)
  const radius = side / 2 - rim
  const end = radius - paddingPx
  // The circle touches the edge and the two sides of its slice, or, in a wide slice, the edge and the hub.
  const narrow = count > 2 ? Math.sin(Math.PI / count) : 1
  const around = Math.min((end * narrow) / (1 + narrow), (end - hubPx) / 2)
  return {
    count,
    radius,
    pegs: side / 2 - rim / 2,
    isLevel: count <= mostLevel,
    outer: radius - 9,
    middle: end - around,
    around: around - paddingPx / 2,
  }
}

/** The area for each label of a face. */
export function labelAreaOf({ count, radius, outer, isLevel, around }: Face): LabelArea {
  const slope = count > 2 ? Math.tan(Math.PI / count) : Infinity
  // A line is as wide as the circle is at its head or its foot, whichever is farther from the middle.
  const level = (size: number, lines: number) => {
    if (size * heightOf(lines) >= 2 * around) return null
    return Array.from({ length: lines }, (_, line) => {
      const far = size * (Math.abs(line + 0.5 - lines / 2) * lineHeight + heightOf(1) / 2)
      return 2 * Math.sqrt(Math.max(0, around ** 2 - far ** 2))
    })
  }
  const outwards = (size: number, lines: number) => {
    const width = outer - Math.max(hubPx, (size * heightOf(lines)) / 2 / slope)
    return width > 0 ? Array.from({ length: lines }, () => width) : null
  }
  const least = Math.max(smallestPx, Math.min(readablePx, Math.floor(slope * radius)))
  return {
    sizes: Array.from({ length: largestPx - least + 1 }, (_, index) => largestPx - index),
    lines: isLevel ? 3 : 2,
    widths: isLevel ? level : outwards,
  }
}
