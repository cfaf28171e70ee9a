/** Requests of which nothing is heard for a while, until their connection breaks. */
export function createStalls() {
  const dropping = new Map<unknown, () => void>()
  let duration = () => 30_000
  return {
    /** Sets how long each request stalls, in ms. */
    last: (ms: () => number) => void (duration = ms),
    /** Waits for the break, or until the page gives up. @returns false if the page has gone, and the request with it. */
    wait: (body: unknown, signal?: AbortSignal | null) =>
      new Promise<boolean>((resolve) => {
        const end = (isOnTheWay: boolean) => {
          dropping.delete(body)
          resolve(isOnTheWay)
        }
        dropping.set(body, () => end(false))
        setTimeout(() => end(true), duration())
        signal?.addEventListener('abort', () => end(true))
      }),
    /** Drops all that stalls, as its page goes. @returns the bodies of the requests. */
    drop() {
      const bodies = [...dropping.keys()]
      for (const drop of dropping.values()) drop()
      return bodies
    },
  }
}
