import { afterStepBack, block, isBlocked, stepBack } from './history.ts'

/** Lies on the history entries that blockers pushed. */
interface EntryState {
  readonly covered?: true
}

const isCovered = () => (window.history.state as EntryState | null)?.covered === true

const leave = () => {
  if (isCovered() && !isBlocked()) void stepBack()
}

/** Steps back from the entry of a closed alert, as after a reload or a step forward. The same page lies behind it. */
export function leaveStaleEntries(): void {
  window.addEventListener('popstate', leave)
  leave()
}

/**
 * Blocks navigation for something without an address, such as an alert. It gets a history entry, so that on the app's first page, too, a
 * step back closes it and does not leave the app. Returns the release.
 */
export function blockWithEntry(onBack: () => void): () => void {
  let release: (() => void) | null = null
  let isOver = false
  afterStepBack(() => {
    if (isOver) return
    if (!isCovered()) window.history.pushState({ ...(window.history.state as object | null), covered: true }, '')
    release = block(onBack)
  })
  return () => {
    isOver = true
    release?.()
    // An alert that follows at once keeps the entry.
    setTimeout(leave)
  }
}
