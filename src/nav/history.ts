import { createObservable } from '../lib/observable.ts'
import { nextEvent } from '../lib/visibility.ts'

/** A step away from its entry is undone. */
interface Blocker {
  onBack(): void
}

const blockers: Blocker[] = []
/** The entry of the first blocker; null without the Navigation API. */
let blockedIndex: number | null = null
let isUndoing = false
let search = ''
let ownStep: Promise<void> | null = null
/** Set by a step through the history, until another page is shown. */
let reachedPath: string | null = null

const { subscribe, announce } = createObservable()

export const subscribeBlocked = subscribe

export const isBlocked = () => blockers.length > 0

/**
 * `onBack` is called on each attempt.
 * @returns its release function.
 */
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

export const notifyTopBlocker = () => blockers.at(-1)?.onBack()

/** Stays the same while a step is undone, so nothing flickers. */
export function steadySearch(): string {
  if (!isUndoing) search = window.location.search
  return search
}

export const cameBackTo = (path: string) => reachedPath === path

export function onPageShown(path: string): void {
  if (path !== reachedPath) reachedPath = null
}

const currentIndex = (): number | null => window.navigation?.currentEntry?.index ?? null

/** Without the Navigation API, one step forward is assumed. */
function stepsToBlocked(): number {
  const index = currentIndex()
  return index === null || blockedIndex === null ? 1 : blockedIndex - index
}

/** Steps in quick succession are undone together. */
const undoDelayMs = 50
const forwardTimeoutMs = 1_000

/** Must be called before the router listens. */
export function watchHistory(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const undo = async () => {
    window.history.go(stepsToBlocked())
    // With nothing ahead, the step itself led forward.
    const hasStepped = blockedIndex !== null || (await nextEvent(window, 'popstate', forwardTimeoutMs))
    // A late step may have been handled by now.
    if (!hasStepped && isUndoing) window.history.back()
  }
  const onPop = (event: PopStateEvent) => {
    reachedPath = window.location.pathname
    clearTimeout(timer)
    if (isUndoing && (blockedIndex === null || stepsToBlocked() === 0)) {
      isUndoing = false
      notifyTopBlocker()
    } else if (isUndoing) {
      event.stopImmediatePropagation()
      timer = setTimeout(() => void undo(), undoDelayMs)
    } else if (isBlocked() && stepsToBlocked() !== 0) {
      isUndoing = true
      event.stopImmediatePropagation()
      void undo()
    }
  }
  window.addEventListener('popstate', onPop, { capture: true })
}

/** In a frame the step may have been the outer page's; a busy phone answers late. */
const stepTimeoutMs = () => (window.parent === window ? 5_000 : 500)

/** Joins a step that is already under way. */
export function stepBack(steps = 1): Promise<void> {
  if (ownStep) return ownStep
  ownStep = stepDone()
  window.history.go(-steps)
  return ownStep
}

async function stepDone(): Promise<void> {
  await nextEvent(window, 'popstate', stepTimeoutMs())
  ownStep = null
}

export const isStepping = () => ownStep !== null

/** Waits for a step under way, which would remove a new entry. */
export function afterStepBack(act: () => void): void {
  if (ownStep) void ownStep.then(act)
  else act()
}
