import { afterStepBack, block, isBlocked, stepBack } from './history.ts'

/** State of the entries pushed by blockers. */
interface EntryState {
  readonly covered?: true
}

const isCovered = () => (window.history.state as EntryState | null)?.covered === true

const leave = () => {
  if (isCovered() && !isBlocked()) void stepBack()
}

/** After a reload or a step forward; the same page is behind it. */
export function leaveStaleEntries(): void {
  window.addEventListener('popstate', leave)
  leave()
}

/** Pushes a history entry, so that a step back closes an alert even on the first page. Returns the release. */
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
    // An alert that follows at once reuses the entry.
    setTimeout(leave)
  }
}
