/** The marker that the backend requires of every call. */
const markerHeader = { 'X-Requested-With': 'XMLHttpRequest' } as const

/** Headers of every call; `token` is the session's, or null for a guest. Shared with the page's head script. */
export const headersFor = (token: string | null): Record<string, string> => ({
  ...markerHeader,
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
})

/** Reads that the page's head script began before the app's code was loaded, each usable once and only with its token. */
export interface Prefetched {
  /** Null for a visitor's. */
  readonly token: string | null
  readonly answers: Record<string, Promise<Response>>
}

declare global {
  interface Window {
    prefetched?: Prefetched
  }
}

/** Forgets the answers that were not taken yet: they wait for one that did not come. */
export const dropPrefetched = (): void => void delete window.prefetched

/** Hands over the answer of a prefetched read, or undefined. */
export function takePrefetched(path: string, token: string | null): Promise<Response> | undefined {
  const reads = window.prefetched
  if (!reads || reads.token !== token) return undefined
  const answer = reads.answers[path]
  delete reads.answers[path]
  return answer
}
