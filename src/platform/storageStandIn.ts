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

/** The messengers' SDKs fail if a storage throws. */
export function completeStorages(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      page[name].setItem('probe', '')
      page[name].removeItem('probe')
    } catch {
      Object.defineProperty(page, name, { configurable: true, value: createMemoryStorage() })
    }
}
