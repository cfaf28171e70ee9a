export interface Observable {
  subscribe(listener: () => void): () => void
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
