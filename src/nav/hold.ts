import { createObservable } from '../web/observable.ts'

/**
 * Layers that the browser's back must not take away: a command under way holds its dialog open, an alert wants to be
 * closed first. A step through the history made meanwhile is undone and told to the topmost layer.
 */
interface Layer {
  onBack(): void
}

const layers: Layer[] = []
const { subscribe, announce } = createObservable()
let undoing = false
let steady = ''
let heldAt: number | null = null

/** Where in the tab's history the page stands; null in browsers that do not tell. */
const position = (): number | null => window.navigation?.currentEntry?.index ?? null

/** Holds the current address until the returned release is called; `onBack` hears of each attempt to go back. */
export function hold(onBack: () => void = () => undefined): () => void {
  const layer: Layer = { onBack }
  if (!isHeld() && !undoing) heldAt = position()
  layers.push(layer)
  announce()
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
    announce()
  }
}

/** Whether some layer holds the address now. */
export const isHeld = () => layers.length > 0

/** Calls back when the first layer takes hold and when the last one lets go; returns the unsubscriber. */
export const subscribeHeld = subscribe

/** Tells the topmost layer that the player wants to go back. */
export const askTopLayer = () => layers.at(-1)?.onBack()

/** The address's query, which does not flicker while a back step is being undone. */
export function steadySearch(): string {
  if (!undoing) steady = window.location.search
  return steady
}

/** How many steps lead back to the held address; one forward where the browser does not tell. */
function stepsToHeld(): number {
  const now = position()
  return now === null || heldAt === null ? 1 : heldAt - now
}

/** Steps in quick succession are undone together, once they have all arrived. */
const succession = 50

/** Starts undoing steps through the history while something holds; runs before the router listens. Returns the stop. */
export function watchBack(): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const undo = () => window.history.go(stepsToHeld())
  const onPop = (event: PopStateEvent) => {
    clearTimeout(later)
    if (undoing && (heldAt === null || stepsToHeld() === 0)) {
      undoing = false
      askTopLayer()
    } else if (undoing) {
      event.stopImmediatePropagation()
      later = setTimeout(undo, succession)
    } else if (isHeld() && stepsToHeld() !== 0) {
      undoing = true
      event.stopImmediatePropagation()
      undo()
    }
  }
  window.addEventListener('popstate', onPop, { capture: true })
  return () => window.removeEventListener('popstate', onPop, { capture: true })
}
