const windowMs = 60_000
/** In milliseconds; needed because not every host sends the event. */
const visibilityCheckMs = 30_000

export interface Clock {
  /** Monotonic milliseconds. */
  now(): number
  isHidden(): boolean
  pause?(ms: number): Promise<void>
  untilVisible?(ms: number): Promise<void>
}

const pauseFor = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** While the page is hidden, nothing is sent. */
export function createRateLimit({ now, isHidden, pause = pauseFor, untilVisible = pause }: Clock, most = 60) {
  let sent: readonly number[] = []

  const stillToWait = (): number => {
    const first = sent.length < most ? undefined : sent[0]
    return first === undefined ? 0 : first + windowMs - now()
  }

  /** Also resolves when it is no longer wanted. */
  const free = async (isOver: () => boolean): Promise<void> => {
    const isAway = isHidden()
    const wait = isAway ? visibilityCheckMs : stillToWait()
    if (isOver() || wait <= 0) return
    await (isAway ? untilVisible(wait) : pause(wait))
    await free(isOver)
  }

  const note = (): number => {
    const at = now()
    sent = [...sent, at].slice(-most)
    return at
  }

  return { free, note }
}
