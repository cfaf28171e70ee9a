/** Notifies its listeners of changes. They read the new state themselves. */
export interface Observable {
  /** Calls back after each change; returns the unsubscriber. */
  subscribe(listener: () => void): () => void
  /** Calls every listener, in the order of subscription. */
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
