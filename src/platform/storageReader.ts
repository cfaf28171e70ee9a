/** Even reading `window.localStorage` may throw in a frame. */
export const readerOf =
  <Key extends string>(open: () => Pick<Storage, 'getItem'>) =>
  (key: Key) => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }

/** For the head script; `storage.ts` would cost bytes. */
export const storedPersistently = readerOf(() => window.localStorage)
export const storedTemporarily = readerOf(() => window.sessionStorage)
