import { angleAt, type Turn } from './wheelMotion.ts'

/** The straight pieces that the browser turns along: so many that none is off by an eighth of a degree. */
const pieces = 120

/** How far the pointer gives way to a peg, in degrees, and for how long before and after, in seconds. */
const flap = 16
const flapTime = 0.09

const frame = (offset: number, angle: number) => ({ offset, transform: `rotate(${angle.toFixed(3)}deg)` })

/** A turn, for the browser's compositor. */
export const turnFrames = (turn: Turn) =>
  Array.from({ length: pieces + 1 }, (_, index) => {
    const offset = index / pieces
    return frame(offset, angleAt(turn, turn.duration * offset))
  })

/** The pointer's part in a turn: each peg pushes it aside, and it falls back behind the peg. */
export function flapFrames(times: readonly number[], duration: number) {
  const frames = times.flatMap((time, index) => {
    const begin = Math.max(time - flapTime, ((times[index - 1] ?? 0) + time) / 2)
    const end = Math.min(time + flapTime, (time + (times[index + 1] ?? duration)) / 2)
    return [frame(begin / duration, 0), frame(time / duration, -flap), frame(end / duration, 0)]
  })
  return [frame(0, 0), ...frames, frame(1, 0)]
}
