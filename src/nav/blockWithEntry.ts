import { entryState } from './entryState.ts'
import { afterStepBack, block, isBlocked, stepBack } from './history.ts'

const leaveEntry = () => {
  if (entryState().covered && !isBlocked()) void stepBack()
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
    if (!entryState().covered) window.history.pushState({ ...entryState(), covered: true }, '')
    release = block(onBack)
  })
  return () => {
    isOver = true
    release?.()
    // Deferred, because an alert that follows at once reuses the entry.
    setTimeout(leaveEntry)
  }
}
