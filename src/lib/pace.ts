/** The rate limit counts pages in so many milliseconds. */
const span = 60_000
/** The interval of checks whether the page is visible again (ms): not every host sends the event. */
const visibilityCheckMs = 30_000

/** The clock and the visibility that a pace depends on. */
export interface Clock {
  /** Monotonic milliseconds. */
  now(): number
  /** True while the page is hidden. */
  isHidden(): boolean
  /** Resolves after so many milliseconds. */
  pause?(ms: number): Promise<void>
  /** Resolves when the page becomes visible, or after so many milliseconds; a plain pause by default. */
  untilVisible?(ms: number): Promise<void>
}

const pauseFor = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Sends requests one by one: at most so many a minute, sixty by default, and none while the page is hidden. */
export function createPace({ now, isHidden, pause = pauseFor, untilVisible = pause }: Clock, most = 60) {
  let sent: readonly number[] = []

  const stillToWait = (): number => {
    const first = sent.length < most ? undefined : sent[0]
    return first === undefined ? 0 : first + span - now()
  }

  /** Resolves when a request may be sent, or when it is no longer wanted. */
  const free = async (isOver: () => boolean): Promise<void> => {
    const isAway = isHidden()
    const wait = isAway ? visibilityCheckMs : stillToWait()
    if (isOver() || wait <= 0) return
    await (isAway ? untilVisible(wait) : pause(wait))
    await free(isOver)
  }

  /** Notes that a request is sent now. @returns the time. */
  const note = (): number => {
    const at = now()
    sent = [...sent, at].slice(-most)
    return at
  }

  return { free, note }
}
