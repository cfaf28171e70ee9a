import { afterStepBack, block, isBlocked, stepBack } from './history.ts'

interface EntryState {
  readonly covered?: true
}

const isCoveredEntry = () => (window.history.state as EntryState | null)?.covered === true

const leaveEntry = () => {
  if (isCoveredEntry() && !isBlocked()) void stepBack()
}

/** A reload or a step forward may have reached a stale entry. */
export function leaveStaleEntries(): void {
  window.addEventListener('popstate', leaveEntry)
  leaveEntry()
}

/**
 * A step back closes an alert even on the first page.
 * @returns its release function.
 */
export function blockWithEntry(onBack: () => void): () => void {
  let release: (() => void) | null = null
  let isOver = false
  afterStepBack(() => {
    if (isOver) return
    if (!isCoveredEntry()) window.history.pushState({ ...(window.history.state as object | null), covered: true }, '')
    release = block(onBack)
  })
  return () => {
    isOver = true
    release?.()
    // Deferred, because an alert that follows at once reuses the entry.
    setTimeout(leaveEntry)
  }
}
