import type { LabelArea } from './wheelLabels.ts'

/** Distances are from the centre, in CSS px. */
export interface Face {
  readonly count: number
  readonly radius: number
  readonly pegs: number
  /** Labels are horizontal in wide slices, radial in narrow ones. */
  readonly isLevel: boolean
  readonly outer: number
  /** Of a horizontal label, and of the circle around it inside the slice. */
  readonly middle: number
  readonly around: number
}

/** The hub with a margin (Wheel.module.css), and a label's padding. */
const hubPx = 55
const paddingPx = 4

const maxLevelSlices = 8

/** In font sizes, because Thai and Lao have marks above and below. */
export const lineHeight = 1.4
const heightOf = (lines: number) => lineHeight * lines - 0.25

/** Largest, smallest that is easy to read, and smallest for many slices. */
const largestPx = 22
const readablePx = 12
const smallestPx = 8

export const fullTurnRadians = 2 * Math.PI

/** In radians. The middle of the first slice points up. */
export const startAngle = (index: number, count: number): number =>
  ((index - 0.5) / count) * fullTurnRadians - fullTurnRadians / 4

/** In radians, as the player sees it; `rest` is in degrees. */
export const seenAngle = ({ count }: Face, index: number, rest: number): number =>
  startAngle(index + 0.5, count) + (rest / 360) * fullTurnRadians

export const isUpsideDown = (face: Face, index: number, rest: number): boolean =>
  Math.cos(seenAngle(face, index, rest)) < -1e-9

/** `side` is in CSS px. */
export function wheelFace(side: number, count: number): Face {
  const rim = Math.max(13, side * 0.045)
  const radius = side / 2 - rim
  const end = radius - paddingPx
  // Touches the edge and both sides, or, in a wide slice, edge and hub.
  const narrow = count > 2 ? Math.sin(Math.PI / count) : 1
  const around = Math.min((end * narrow) / (1 + narrow), (end - hubPx) / 2)
  return {
    count,
    radius,
    pegs: side / 2 - rim / 2,
    isLevel: count <= maxLevelSlices,
    outer: radius - 9,
    middle: end - around,
    around: around - paddingPx / 2,
  }
}

export function labelAreaOf({ count, radius, outer, isLevel, around }: Face): LabelArea {
  const slope = count > 2 ? Math.tan(Math.PI / count) : Infinity
  // The narrower end of a line limits its width.
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
