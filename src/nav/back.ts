import { navigate } from 'wouter/use-browser-location'
import { dialogOf, pages } from './addresses.ts'
import { askTopLayer, isHeld } from './hold.ts'
import { leaveDialog } from './useDialog.ts'

/** Pages that nothing is in front of. */
const firstPages = new Set<string>([pages.root, pages.login, pages.user, pages.home, pages.terminated])

/** Fallback for browsers without the Navigation API: if the history grew since load, an entry of this app precedes the current one. */
const lengthAtStart = window.history.length

const hasPageBefore = () => window.navigation?.canGoBack ?? window.history.length > lengthAtStart

/** Whether a host's back button has something to do: a layer or a dialog to close, a page to leave. */
export const canGoBack = (path: string, search: string): boolean =>
  isHeld() || dialogOf(search) !== null || !firstPages.has(path)

/** What a host's back button does: the topmost layer first, then the dialog, then the page; a page opened cold leads home. */
export function goBack(): void {
  if (isHeld()) askTopLayer()
  else if (dialogOf(window.location.search)) void leaveDialog()
  else if (hasPageBefore()) window.history.back()
  else navigate(pages.user, { replace: true })
}

let reached: string | null = null

/** Notes where steps through the history lead; runs before the router listens. */
export const watchSteps = () =>
  window.addEventListener('popstate', () => (reached = window.location.pathname), { capture: true })

/** Whether the page at this path was reached by a step through the history, as long as it has not been left. */
export const cameBackTo = (path: string) => reached === path

/** Notes which page is shown: another one was left. */
export function noteShown(path: string): void {
  if (path !== reached) reached = null
}
