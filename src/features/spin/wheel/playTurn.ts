import { platform } from '../../../platform/current.ts'
import { crossings, throttled, type Turn, angleAt } from './wheelMotion.ts'

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

/** The least time between two haptic ticks. */
const minTickGapSeconds = 0.04

/** Added to the time limit of a turn, which may begin late on a busy phone. In the background an animation never finishes. */
const graceMs = 1_000

interface WheelElements {
  /** Its transform sets the angle of the wheel. */
  readonly disc: HTMLElement
  readonly pointer: HTMLElement
}

/** Sets the angle of the wheel without an animation. */
export function setAngle(disc: HTMLElement, angle: number): void {
  disc.style.transform = `rotate(${angle}deg)`
}

/**
 * Animates a wheel that is already set to its final angle. The browser's compositor does it without script, and however the animation
 * ends, the angle is right. `onRest` is called once, also in the background. Returns a function that stops it without `onRest`.
 */
export function playTurn({ disc, pointer }: WheelElements, turn: Turn, count: number, onRest: () => void): () => void {
  const times = throttled(crossings(turn, count), minTickGapSeconds)
  const timing = { duration: turn.duration * 1000 }
  const turning = disc.animate(turnFrames(turn), timing)
  const flapping = pointer.animate(flapFrames(times, turn.duration), timing)
  const stopTicks = tickAt(times)
  const stop = () => {
    clearTimeout(deadline)
    stopTicks()
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

/** Gives haptic ticks at these times (seconds) from now. Late ones are skipped. Returns a function that stops it. */
function tickAt(times: readonly number[]): () => void {
  const begin = performance.now()
  let last = 0
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const elapsed = (performance.now() - begin) / 1000
    // A timer may fire a little early.
    const next = times.find((time) => time > Math.max(elapsed, last))
    if (next === undefined) return
    timer = setTimeout(
      () => {
        last = next
        platform().haptic('tick')
        wait()
      },
      (next - elapsed) * 1000,
    )
  }
  wait()
  return () => clearTimeout(timer)
}
