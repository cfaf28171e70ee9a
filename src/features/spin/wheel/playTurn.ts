import { platform } from '../../../platform/current.ts'
import { flapFrames, turnFrames } from './wheelFrames.ts'
import { crossings, throttled, type Turn } from './wheelMotion.ts'

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
