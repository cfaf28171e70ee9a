/**
 * Returns what reads a browser storage: the stored text, or null. Inside a messenger's frame even reading `window.localStorage` may throw
 * a SecurityError, so each access is guarded on its own.
 */
export const readerOf =
  <Key extends string>(open: () => Pick<Storage, 'getItem'>) =>
  (key: Key) => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }

/** For the page's head script, which only reads: `persistent` and `temporary` of `storage.ts` would cost the page bytes. */
export const storedPersistently = readerOf(() => window.localStorage)
export const storedTemporarily = readerOf(() => window.sessionStorage)
