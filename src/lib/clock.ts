let lastTime = 0

/** Monotonic milliseconds, never the same twice. */
export function now(): number {
  const time = performance.now()
  // Some browsers round it.
  lastTime = time > lastTime || time < lastTime - 1 ? time : lastTime + 0.001
  return lastTime
}

/** Adds the time of the request (ms of `now`). */
export async function withTime<Answer>(read: () => Promise<Answer>): Promise<Answer & { readonly asked: number }> {
  const asked = now()
  return { ...(await read()), asked }
}
