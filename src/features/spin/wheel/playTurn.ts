import { platform } from '../../../platform/current.ts'
import { flapFrames, turnFrames } from './wheelFrames.ts'
import { crossings, spaced, type Turn } from './wheelMotion.ts'

/** The finger is tapped at most this often, in seconds. */
const tickPause = 0.04

/** A turn may begin late on a busy phone (ms); a page in the background draws no frames, and its turn would never end. */
const grace = 1_000

interface Parts {
  /** Stands at its own angle by its transform. */
  readonly disc: HTMLElement
  readonly pointer: HTMLElement
}

/** Puts the wheel at an angle without a movement. */
export function stand(disc: HTMLElement, angle: number): void {
  disc.style.transform = `rotate(${angle}deg)`
}

/**
 * Turns a wheel that already stands where the turn ends. The browser's compositor does the moving: no frame costs any script, and
 * however the movement ends, the wheel is where it should be. `onRest` is called once, also in the background; not after the
 * returned stop.
 */
export function playTurn({ disc, pointer }: Parts, turn: Turn, count: number, onRest: () => void): () => void {
  const times = spaced(crossings(turn, count), tickPause)
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
  const deadline = setTimeout(rest, timing.duration + grace)
  turning.addEventListener('finish', rest)
  return stop
}

/** Taps the finger at these times from now; late ones are left out, not made up for. */
function tickAt(times: readonly number[]): () => void {
  const begin = performance.now()
  let last = 0
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const elapsed = (performance.now() - begin) / 1000
    // Timers may go off a little early.
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
