/**
 * How the wheel turns, in closed form: where it stands depends on the time alone, so that every frame rate, and every dropped frame,
 * shows the same turn. Angles are degrees clockwise, times are seconds. At angle 0 the middle of slice 0 is under the pointer; the
 * others follow clockwise.
 */
const round = 360

/** What remains of the speed after a sixtieth of a second (spec, section 9), and the same as a rate a second. */
const friction = 0.991
const decay = -60 * Math.log(friction)

/** Friction would still leave a tenth of the speed after 5 s: over the last seconds it is eased out instead. */
const easing = 2

/** 3 to 4 times round in 4 to 5 s (spec, section 9): who goes farther takes longer. */
const leastRounds = 3
const leastSeconds = 4

/** The part of a slice at each of its sides where no turn ends, so that nobody doubts what was won. */
const margin = 0.15

/** One turn of the wheel, from the push to the rest. */
export interface Turn {
  readonly start: number
  readonly end: number
  readonly duration: number
  /** Degrees a second at the push. */
  readonly speed: number
}

const within = (angle: number, size: number) => ((angle % size) + size) % size

/**
 * The turn that rests inside a slice.
 * @param start where the wheel stands.
 * @param random where inside the slice it rests: 0 to below 1.
 */
export function turnTo(slice: number, count: number, start: number, random: number): Turn {
  const width = round / count
  const inside = margin + (1 - 2 * margin) * random - 0.5
  const rest = within(-(slice + inside) * width - start, round)
  const distance = leastRounds * round + rest
  const duration = leastSeconds + rest / round
  const slowed = friction ** (60 * (duration - easing))
  return { start, end: start + distance, duration, speed: distance / ((1 - slowed) / decay + (slowed * easing) / 3) }
}

/** How much of the way is left when the easing begins. */
const easedWay = ({ duration, speed }: Turn) => (speed * friction ** (60 * (duration - easing)) * easing) / 3

/** Where the wheel stands at a time after the push: `start` before it, `end` once it rests. */
export function angleAt(turn: Turn, time: number): number {
  const { start, end, duration, speed } = turn
  if (time <= 0) return start
  if (time < duration - easing) return start + (speed * (1 - friction ** (60 * time))) / decay
  // The speed falls with the square of the time that is left, so it ends without a jerk.
  return end - easedWay(turn) * (Math.max(0, duration - time) / easing) ** 3
}

/** When the wheel stands at an angle between start and end. */
function timeAt(turn: Turn, angle: number): number {
  const { start, end, duration, speed } = turn
  const part = (end - angle) / easedWay(turn)
  if (part <= 1) return duration - easing * Math.cbrt(part)
  return -Math.log(1 - (decay * (angle - start)) / speed) / decay
}

/** When the borders between slices pass the pointer, in order. */
export function crossings(turn: Turn, count: number): number[] {
  const width = round / count
  const first = Math.floor(turn.start / width + 0.5)
  const last = Math.ceil(turn.end / width - 0.5)
  return Array.from({ length: last - first }, (_, index) => timeAt(turn, (first + index + 0.5) * width))
}

/** Leaves out what follows too soon after the one before. */
export function spaced(times: readonly number[], pause: number): number[] {
  let last = -Infinity
  return times.filter((time) => {
    const isFree = time - last >= pause
    if (isFree) last = time
    return isFree
  })
}

/** Where a wheel that has come to rest stands, 0 to below 360. */
export const restOf = ({ end }: Turn): number => within(end, round)
