let last = 0

/** Monotonic milliseconds, never the same twice, so that of two events the later one has the greater time. */
export function now(): number {
  const time = performance.now()
  // Some browsers round it.
  last = time > last || time < last - 1 ? time : last + 0.001
  return last
}

/** Reads something. `asked` is when it was requested (ms of `now`): it shows which commands the answer can include. */
export async function withTime<Answer>(read: () => Promise<Answer>): Promise<Answer & { readonly asked: number }> {
  const asked = now()
  return { ...(await read()), asked }
}
