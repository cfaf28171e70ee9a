import { hold, isHeld } from './hold.ts'
import { afterStepBack, stepBack } from './stepBack.ts'

interface CoverState {
  readonly covered?: true
}

const isCovered = () => (window.history.state as CoverState | null)?.covered === true

let uncovering: ReturnType<typeof setTimeout> | undefined

/** Steps back from a leftover history entry of a closed message, as after a reload or a step forward. The same page lies behind it. */
export function leaveStaleCovers(): void {
  const leave = () => {
    if (isCovered() && !isHeld()) void stepBack()
  }
  window.addEventListener('popstate', leave)
  leave()
}

/**
 * Holds the address for a layer without one of its own, such as a message. It gets a history entry, so that on the app's
 * first page, too, a step back closes it and does not leave the app. Returns the release.
 */
export function cover(onBack: () => void): () => void {
  let release: (() => void) | null = null
  let isOver = false
  clearTimeout(uncovering)
  afterStepBack(() => {
    if (isOver) return
    if (!isCovered()) window.history.pushState({ ...(window.history.state as object | null), covered: true }, '')
    release = hold(onBack)
  })
  return () => {
    isOver = true
    release?.()
    // One message after another shares the entry.
    uncovering = setTimeout(() => {
      if (isCovered() && !isHeld()) void stepBack()
    })
  }
}
