let lastTime = 0

/** Monotonic milliseconds; no two calls return the same. */
export function monotonicNow(): number {
  const time = performance.now()
  // Some browsers round the time.
  lastTime = time > lastTime || time < lastTime - 1 ? time : lastTime + 0.001
  return lastTime
}

/** Adds when it was requested, in monotonic ms. */
export async function withTime<Answer>(read: () => Promise<Answer>): Promise<Answer & { readonly askedAt: number }> {
  const askedAt = monotonicNow()
  return { ...(await read()), askedAt }
}
