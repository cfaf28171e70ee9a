/** Somewhere that tells its listeners when it has changed. What it is now, they read themselves. */
export interface Observable {
  /** Calls back after each change; returns the unsubscriber. */
  subscribe(listener: () => void): () => void
  /** Tells every listener, in the order in which they subscribed. */
  announce(): void
}

export function createObservable(): Observable {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce() {
      for (const listener of listeners) listener()
    },
  }
}
