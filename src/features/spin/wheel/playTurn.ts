import { crossings, type Turn, angleAt } from './wheelMotion.ts'

/** Browsers interpolate linearly; the error is below 1/8 degree. */
const segments = 120

/** Deflection by a peg, and the time before and after it. */
const flapDegrees = 16
const flapSeconds = 0.09

const frame = (offset: number, angle: number) => ({ offset, transform: `rotate(${angle.toFixed(3)}deg)` })

export const turnFrames = (turn: Turn) =>
  Array.from({ length: segments + 1 }, (_, index) => {
    const offset = index / segments
    return frame(offset, angleAt(turn, turn.duration * offset))
  })

export function flapFrames(times: readonly number[], duration: number) {
  const frames = times.flatMap((time, index) => {
    const begin = Math.max(time - flapSeconds, ((times[index - 1] ?? 0) + time) / 2)
    const end = Math.min(time + flapSeconds, (time + (times[index + 1] ?? duration)) / 2)
    return [frame(begin / duration, 0), frame(time / duration, -flapDegrees), frame(end / duration, 0)]
  })
  return [frame(0, 0), ...frames, frame(1, 0)]
}

/** A turn may begin late on a busy phone, and never ends in the background. */
const graceMs = 1_000

/**
 * Runs on the compositor. The disc's own style has the final angle, so any interruption is safe. Calls `onRest` once, even in the
 * background.
 */
export function playTurn(
  { disc, pointer }: Record<'disc' | 'pointer', HTMLElement>,
  turn: Turn,
  count: number,
  onRest: () => void,
): () => void {
  const timing = { duration: turn.duration * 1000 }
  const turning = disc.animate(turnFrames(turn), timing)
  const flapping = pointer.animate(flapFrames(crossings(turn, count), turn.duration), timing)
  const stop = () => {
    clearTimeout(deadline)
    turning.removeEventListener('finish', rest)
    turning.cancel()
    flapping.cancel()
  }
  const rest = () => {
    stop()
    onRest()
  }
  const deadline = setTimeout(rest, timing.duration + graceMs)
  turning.addEventListener('finish', rest)
  return stop
}
