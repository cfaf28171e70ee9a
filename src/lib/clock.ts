let last = 0

/** Monotonic milliseconds, never the same twice. */
export function now(): number {
  const time = performance.now()
  // Some browsers round it.
  last = time > last || time < last - 1 ? time : last + 0.001
  return last
}

/** Adds the time of the request (ms of `now`). */
export async function withTime<Answer>(read: () => Promise<Answer>): Promise<Answer & { readonly asked: number }> {
  const asked = now()
  return { ...(await read()), asked }
}
