/** Reads that the page's head script began before the app's code was there, each usable once and only by its token. */
export interface EarlyReads {
  /** Null for a visitor's. */
  readonly token: string | null
  readonly answers: Record<string, Promise<Response>>
}

declare global {
  interface Window {
    earlyReads?: EarlyReads
  }
}

/** Hands over the answer of a read that was begun early, or undefined. */
export function takeEarly(path: string, token: string | null): Promise<Response> | undefined {
  const early = window.earlyReads
  if (!early || early.token !== token) return undefined
  const answer = early.answers[path]
  delete early.answers[path]
  return answer
}
