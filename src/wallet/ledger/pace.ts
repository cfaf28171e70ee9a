/** At most so many pages are asked for in so long a time (ms). */
const [most, span] = [60, 60_000]
/** How often it is looked whether the page is in sight again (ms): not every host tells. */
const glance = 30_000

/** What a pace goes by. */
export interface Clock {
  /** Monotonic milliseconds. */
  now(): number
  /** Whether the page is out of sight. */
  isHidden(): boolean
  /** Resolves after so many milliseconds. */
  pause?(ms: number): Promise<void>
  /** Resolves when the page comes into sight, or after so many milliseconds; a pause where it is not given. */
  nextSight?(ms: number): Promise<void>
}

const pauseFor = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Lets requests go one by one: sixty a minute at most, and none while the page is out of sight. */
export function createPace({ now, isHidden, pause = pauseFor, nextSight = pause }: Clock) {
  let sent: readonly number[] = []

  const stillToWait = (): number => {
    const first = sent.length < most ? undefined : sent[0]
    return first === undefined ? 0 : first + span - now()
  }

  /** Resolves when a request may go, or when nobody wants it any more. */
  const free = async (isOver: () => boolean): Promise<void> => {
    const isAway = isHidden()
    const wait = isAway ? glance : stillToWait()
    if (isOver() || wait <= 0) return
    await (isAway ? nextSight(wait) : pause(wait))
    await free(isOver)
  }

  /** Notes that a request goes now. @returns when that is. */
  const note = (): number => {
    const at = now()
    sent = [...sent, at].slice(-most)
    return at
  }

  return { free, note }
}
