/** Calls the listeners once per task. */
export class BatchedListeners {
  readonly #listeners = new Set<() => void>()
  #isScheduled = false

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  announce(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = false
      for (const listener of this.#listeners) listener()
    })
  }

  clear(): void {
    this.#listeners.clear()
  }
}
