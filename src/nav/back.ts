import { navigate } from 'wouter/use-browser-location'
import { pages } from './addresses.ts'
import { dialogOf } from './dialogAddress.ts'
import { askTopBlocker, isBlocked } from './history.ts'
import { leaveDialog } from './useDialog.ts'
import { nextEvent } from '../web/nextEvent.ts'

/** Pages that nothing lies behind. */
const firstPages = new Set<string>([pages.root, pages.login, pages.user, pages.home, pages.terminated])

const lengthAtStart = window.history.length

/** True if a host's back button has something to do: a blocker to ask, a dialog to close, a page to leave. */
export const canGoBack = (path: string, search: string): boolean =>
  isBlocked() || dialogOf(search) !== null || !firstPages.has(path)

/** Goes back for a host's button: asks the topmost blocker, else closes the dialog, else leaves the page. A page opened cold leads home. */
export function goBack(): void {
  if (isBlocked()) askTopBlocker()
  else if (dialogOf(window.location.search)) void leaveDialog()
  else if (window.navigation?.canGoBack) window.history.back()
  else if (window.navigation || window.history.length === lengthAtStart) goHome()
  else void stepBackOrHome()
}

const goHome = () => navigate(pages.user, { replace: true })

/** A step back that is not answered within this time led nowhere (ms). */
const answerLimitMs = 500

/**
 * Goes back, or home where nothing lies behind. For browsers without the Navigation API: their history's length counts the entries ahead,
 * too, so it tells nothing once the player has gone back.
 */
async function stepBackOrHome(): Promise<void> {
  const path = window.location.pathname
  const answer = nextEvent(window, 'popstate', answerLimitMs)
  window.history.back()
  const isAnswered = await answer
  if (!isAnswered && window.location.pathname === path && !isBlocked()) goHome()
}
