import { angleAt, type Turn } from './wheelMotion.ts'

/** The browser interpolates linearly between keyframes. With this number the error is below an eighth of a degree. */
const segments = 120

/** How far a peg pushes the pointer aside, and how long before and after the peg passes. */
const flapDegrees = 16
const flapSeconds = 0.09

const frame = (offset: number, angle: number) => ({ offset, transform: `rotate(${angle.toFixed(3)}deg)` })

/** The keyframes of a turn, for the browser's compositor. */
export const turnFrames = (turn: Turn) =>
  Array.from({ length: segments + 1 }, (_, index) => {
    const offset = index / segments
    return frame(offset, angleAt(turn, turn.duration * offset))
  })

/** The keyframes of the pointer: each peg pushes it aside, then it falls back. */
export function flapFrames(times: readonly number[], duration: number) {
  const frames = times.flatMap((time, index) => {
    const begin = Math.max(time - flapSeconds, ((times[index - 1] ?? 0) + time) / 2)
    const end = Math.min(time + flapSeconds, (time + (times[index + 1] ?? duration)) / 2)
    return [frame(begin / duration, 0), frame(time / duration, -flapDegrees), frame(end / duration, 0)]
  })
  return [frame(0, 0), ...frames, frame(1, 0)]
}
