import { everyWhileVisible } from '../../../web/visibility.ts'

/** The interval of checks (spec, section 9). */
const checkIntervalMs = 5_000

interface PageListeners {
  /** The regular check, only while the page is visible. */
  onCheck(): void
  /** The page is visible again. */
  onVisible(): void
  /** The device is online again. */
  onOnline(): void
}

/** Watches whether the page is visible and online, and calls the regular check. Returns the function that stops it. */
export function watchPage({ onCheck, onVisible, onOnline }: PageListeners): () => void {
  const stopChecks = everyWhileVisible(onCheck, checkIntervalMs, onVisible)
  window.addEventListener('online', onOnline)
  return () => {
    stopChecks()
    window.removeEventListener('online', onOnline)
  }
}
