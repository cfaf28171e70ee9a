import { nextEvent } from '../lib/visibility.ts'
import { createObservable } from '../lib/observable.ts'

/** Keeps the player on the current history entry: a step away from it is undone. */
interface Blocker {
  /** The player wants to go back. */
  onBack(): void
}

// All that the app remembers of the tab's history. The entries themselves, and what lies on them, are the browser's.

/** The topmost is the last. */
const blockers: Blocker[] = []
/** Index of the entry that the first blocker was added on; null before, and in browsers without the Navigation API. */
let blockedIndex: number | null = null
/** True while a step away from the blocked entry is being undone. */
let isUndoing = false
/** The address's query, as it was before the step that is being undone. */
let search = ''
/** The app's own step back, until it is done. */
let ownStep: Promise<void> | null = null
/** Path that the last step through the history led to; null once another page is shown. */
let reachedPath: string | null = null

const { subscribe, announce } = createObservable()

/** Calls back when a blocker is added or removed; returns the unsubscriber. */
export const subscribeBlocked = subscribe

export const isBlocked = () => blockers.length > 0

/** Blocks navigation until the returned release is called; `onBack` hears of each attempt to go back. */
export function block(onBack: () => void = () => undefined): () => void {
  const blocker: Blocker = { onBack }
  if (!isBlocked() && !isUndoing) blockedIndex = currentIndex()
  blockers.push(blocker)
  announce()
  return () => {
    const index = blockers.indexOf(blocker)
    if (index >= 0) blockers.splice(index, 1)
    announce()
  }
}

/** Tells the topmost blocker that the player wants to go back. */
export const askTopBlocker = () => blockers.at(-1)?.onBack()

/** The address's query. It does not flicker while a step is being undone. */
export function steadySearch(): string {
  if (!isUndoing) search = window.location.search
  return search
}

/** True if the page at this path was reached by a step through the history and has not been left since. */
export const cameBackTo = (path: string) => reachedPath === path

/** Notes which page is shown. */
export function noteShown(path: string): void {
  if (path !== reachedPath) reachedPath = null
}

const currentIndex = (): number | null => window.navigation?.currentEntry?.index ?? null

/** Steps from here to the blocked entry; one forward in browsers that know no index. */
function stepsToBlocked(): number {
  const index = currentIndex()
  return index === null || blockedIndex === null ? 1 : blockedIndex - index
}

/** Steps in quick succession are undone together, this long after the last. */
const undoDelayMs = 50

/** Follows steps through the history and undoes those that are blocked. Has to be called before the router listens. */
export function watchHistory(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const undo = () => window.history.go(stepsToBlocked())
  const onPop = (event: PopStateEvent) => {
    reachedPath = window.location.pathname
    clearTimeout(timer)
    if (isUndoing && (blockedIndex === null || stepsToBlocked() === 0)) {
      isUndoing = false
      askTopBlocker()
    } else if (isUndoing) {
      event.stopImmediatePropagation()
      timer = setTimeout(undo, undoDelayMs)
    } else if (isBlocked() && stepsToBlocked() !== 0) {
      isUndoing = true
      event.stopImmediatePropagation()
      undo()
    }
  }
  window.addEventListener('popstate', onPop, { capture: true })
}

/**
 * A step back that is not answered within this time counts as done. In a frame the history is shared with the page around it, and the
 * step may have been that page's. A page of its own waits longer, as a busy phone answers late.
 */
const stepTimeoutMs = window.parent === window ? 5_000 : 500

/** Goes back through the history; resolves when that is done. A call before then joins the step that is under way. */
export function stepBack(steps = 1): Promise<void> {
  if (ownStep) return ownStep
  ownStep = stepDone()
  window.history.go(-steps)
  return ownStep
}

async function stepDone(): Promise<void> {
  await nextEvent(window, 'popstate', stepTimeoutMs)
  ownStep = null
}

/** True while the app's own step back is under way, as when a dialog closes before its outcome is told. */
export const isStepping = () => ownStep !== null

/** Acts once no step back is under way: the step would take away an entry that is pushed meanwhile. */
export function afterStepBack(act: () => void): void {
  if (ownStep) void ownStep.then(act)
  else act()
}
