/** Shared with the page's head script. */
export const headersFor = (token: string | null): Record<string, string> => ({
  'X-Requested-With': 'XMLHttpRequest',
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
})

/** Reads begun by the head script; each is usable once, with its token. */
export interface Prefetched {
  /** Null for a visitor. */
  readonly token: string | null
  readonly answers: Record<string, Promise<Response>>
}

declare global {
  interface Window {
    prefetched?: Prefetched
  }
}

export const dropPrefetched = (): void => void delete window.prefetched

export function takePrefetched(path: string, token: string | null): Promise<Response> | undefined {
  const reads = window.prefetched
  if (!reads || reads.token !== token) return undefined
  const answer = reads.answers[path]
  delete reads.answers[path]
  return answer
}
