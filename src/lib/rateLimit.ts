import { monotonicNow } from './clock.ts'
import { untilVisible } from './visibility.ts'

const windowMs = 60_000
/** In milliseconds; needed because not every host sends the event. */
const visibilityCheckMs = 30_000

export interface Clock {
  /** Monotonic milliseconds. */
  now(): number
  isHidden(): boolean
  /** May end early, when the page is shown or hidden. */
  pause(ms: number): Promise<void>
}

export const pageClock: Clock = { now: monotonicNow, isHidden: () => document.hidden, pause: untilVisible }

/** While the page is hidden, nothing is sent. */
export function createRateLimit(clock: Clock, most = 60) {
  let sent: readonly number[] = []

  const stillToWait = (): number => {
    if (clock.isHidden()) return visibilityCheckMs
    const first = sent.length < most ? undefined : sent[0]
    return first === undefined ? 0 : first + windowMs - clock.now()
  }

  /** Also resolves when the request is no longer wanted. */
  const untilAllowed = async (isOver: () => boolean): Promise<void> => {
    const wait = stillToWait()
    if (isOver() || wait <= 0) return
    await clock.pause(wait)
    await untilAllowed(isOver)
  }

  const record = (): number => {
    const at = clock.now()
    sent = [...sent, at].slice(-most)
    return at
  }

  return { untilAllowed, record }
}
