/** Tells listeners that something changed, once for all that changes in one go. */
export class Changes {
  readonly #listeners = new Set<() => void>()
  #isTelling = false

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(): void {
    if (this.#isTelling) return
    this.#isTelling = true
    queueMicrotask(() => {
      this.#isTelling = false
      for (const listener of this.#listeners) listener()
    })
  }

  end(): void {
    this.#listeners.clear()
  }
}
