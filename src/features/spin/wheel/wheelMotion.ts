/**
 * Angles are degrees clockwise, times seconds. At 0 the middle of slice 0 is under the pointer; the others follow
 * clockwise.
 */
const fullTurnDegrees = 360

/** Speed that remains after 1/60 s, and the decay per second. */
const friction = 0.991
const decay = -60 * Math.log(friction)

/** Friction alone would leave a tenth of the speed after 5 s. */
const easingSeconds = 2

/** 3 to 4 turns take 4 to 5 s; a longer turn takes longer. */
const minTurns = 3
const minSeconds = 4

/** No turn ends in this fraction at each side of a slice, so the result is clear. */
const sliceMargin = 0.15

export interface Turn {
  readonly start: number
  readonly end: number
  readonly duration: number
  /** Initial speed in degrees per second. */
  readonly speed: number
}

const modulo = (angle: number, size: number) => ((angle % size) + size) % size

/** `start`: present angle. `random`: place inside the slice, 0 to below 1. */
export function turnTo(slice: number, count: number, start: number, random: number): Turn {
  const width = fullTurnDegrees / count
  const inside = sliceMargin + (1 - 2 * sliceMargin) * random - 0.5
  const rest = modulo(-(slice + inside) * width - start, fullTurnDegrees)
  const distance = minTurns * fullTurnDegrees + rest
  const duration = minSeconds + rest / fullTurnDegrees
  const slowed = friction ** (60 * (duration - easingSeconds))
  return {
    start,
    end: start + distance,
    duration,
    speed: distance / ((1 - slowed) / decay + (slowed * easingSeconds) / 3),
  }
}

/** The degrees left when the easing begins. */
const easedDistance = ({ duration, speed }: Turn) =>
  (speed * friction ** (60 * (duration - easingSeconds)) * easingSeconds) / 3

export function angleAt(turn: Turn, time: number): number {
  const { start, end, duration, speed } = turn
  if (time <= 0) return start
  if (time < duration - easingSeconds) return start + (speed * (1 - friction ** (60 * time))) / decay
  // The speed falls with the square of the time left, so the turn ends without a jerk.
  return end - easedDistance(turn) * (Math.max(0, duration - time) / easingSeconds) ** 3
}

function timeAt(turn: Turn, angle: number): number {
  const { start, end, duration, speed } = turn
  const part = (end - angle) / easedDistance(turn)
  if (part <= 1) return duration - easingSeconds * Math.cbrt(part)
  return -Math.log(1 - (decay * (angle - start)) / speed) / decay
}

export function crossings(turn: Turn, count: number): number[] {
  const width = fullTurnDegrees / count
  const first = Math.floor(turn.start / width + 0.5)
  const last = Math.ceil(turn.end / width - 0.5)
  return Array.from({ length: last - first }, (_, index) => timeAt(turn, (first + index + 0.5) * width))
}

export const restAngle = ({ end }: Turn): number => modulo(end, fullTurnDegrees)
