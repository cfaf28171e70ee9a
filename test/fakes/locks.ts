interface Held {
  readonly name: string
  readonly mode: LockMode
}

/** Fakes `navigator.locks`, which a device's tabs share and jsdom lacks. */
export function fakeLocks(): Pick<LockManager, 'query' | 'request'> {
  const held: Held[] = []
  let waiting: (() => boolean)[] = []
  const isFree = ({ name, mode }: Held) =>
    !held.some((other) => other.name === name && (mode === 'exclusive' || other.mode === 'exclusive'))

  async function request(
    name: string,
    given: LockOptions | LockGrantedCallback<unknown>,
    then?: LockGrantedCallback<unknown>,
  ) {
    const options = typeof given === 'function' ? {} : given
    const act = typeof given === 'function' ? given : then
    const lock: Held = { name, mode: options.mode ?? 'exclusive' }
    // A browser grants no lock within the request.
    await Promise.resolve()
    if (!isFree(lock) && options.ifAvailable) return act?.(null)
    const isAborted = () => options.signal?.aborted === true
    if (!isFree(lock))
      await new Promise<void>((resolve) => waiting.push(() => (isAborted() || isFree(lock)) && (resolve(), true)))
    options.signal?.throwIfAborted()
    held.push(lock)
    try {
      return await act?.(lock)
    } finally {
      held.splice(held.indexOf(lock), 1)
      waiting = waiting.filter((next) => !next())
    }
  }
  return { request: request as LockManager['request'], query: async () => ({ held: [...held], pending: [] }) }
}
