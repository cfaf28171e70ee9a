import { everyWhileSeen } from '../../../web/seen.ts'

/** How often the line is looked after while the page is to be seen, ms (spec, section 9). */
const checkDelay = 5_000

interface Watched {
  /** The regular look. */
  onCheck(): void
  /** The page can be seen again. */
  onVisible(): void
  /** The device has a line again. */
  onOnline(): void
}

/** Looks after the line every 5 s while the page is to be seen, as timers of hidden pages are not. @returns what ends it. */
export function watchLine({ onCheck, onVisible, onOnline }: Watched): () => void {
  const end = everyWhileSeen(onCheck, checkDelay, onVisible)
  window.addEventListener('online', onOnline)
  return () => {
    end()
    window.removeEventListener('online', onOnline)
  }
}

/**
 * Calls back once no other page of this device holds the name. Where pages cannot agree about that, as without https, it does so at once
 * and says that it is not certain. @returns what gives the name free.
 */
export function onceAlone(name: string, onAlone: (isCertain: boolean) => void): () => void {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const leaving = new AbortController()
  if (!('locks' in navigator)) onAlone(false)
  else
    navigator.locks
      .request(name, { signal: leaving.signal }, () => {
        onAlone(true)
        return ended
      })
      // Given up while another page held it.
      .catch(() => undefined)
  return () => {
    leaving.abort()
    end()
  }
}
