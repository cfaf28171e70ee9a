/** In a frame, even reading `window.localStorage` may throw. */
export const readerOf =
  <Key extends string>(open: () => Pick<Storage, 'getItem'>) =>
  (key: Key) => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }

/** For the head script, where `storage.ts` would cost bytes. */
export const storedPersistently = readerOf(() => window.localStorage)
export const storedTemporarily = readerOf(() => window.sessionStorage)
