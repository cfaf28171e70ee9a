/** A storage that lasts as long as the page. */
function createMemoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, String(value)),
  }
}

/**
 * Replaces each storage that the browser refuses or that is full by one in memory. The app guards its own accesses (`storage.ts`), the
 * messengers' SDKs do not: they fail to start where one access throws.
 */
export function completeStorages(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      page[name].setItem('probe', '')
      page[name].removeItem('probe')
    } catch {
      Object.defineProperty(page, name, { configurable: true, value: createMemoryStorage() })
    }
}

/** True if this storage survives a reload. */
export const isStored = (page: Window, name: 'localStorage' | 'sessionStorage'): boolean =>
  Object.prototype.toString.call(page[name]) === '[object Storage]'
