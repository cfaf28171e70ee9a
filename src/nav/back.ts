import { navigate } from 'wouter/use-browser-location'
import { pages } from './addresses.ts'
import { dialogOf } from './dialogAddress.ts'
import { askTopBlocker, isBlocked } from './history.ts'
import { leaveDialog } from './useDialog.ts'
import { nextEvent } from '../lib/visibility.ts'

/** Pages that nothing lies behind. */
const firstPages = new Set<string>([pages.root, pages.login, pages.user, pages.home, pages.terminated])

/** True once a step ahead was made since the page was loaded. The router tells it. */
let isAhead = false
window.addEventListener('pushState', () => void (isAhead = true), { once: true })

/** True if a host's back button has something to do: a blocker to ask, a dialog to close, a page to leave. */
export const canGoBack = (path: string, search: string): boolean =>
  isBlocked() || dialogOf(search) !== null || !firstPages.has(path)

/** Goes back for a host's button: asks the topmost blocker, else closes the dialog, else leaves the page. A page opened cold leads home. */
export function goBack(): void {
  if (isBlocked()) askTopBlocker()
  else if (dialogOf(window.location.search)) void leaveDialog()
  else if (window.navigation?.canGoBack) window.history.back()
  else if (isAhead && !window.navigation) void stepBackOrHome()
  else goHome()
}

const goHome = () => navigate(pages.user, { replace: true })

/** A step back that is not answered within this time led nowhere (ms). */
const answerLimitMs = 1_000

/**
 * Goes back, or home where nothing lies behind. For browsers without the Navigation API: nothing tells where in their history a page is.
 */
async function stepBackOrHome(): Promise<void> {
  const { href } = window.location
  const answer = nextEvent(window, 'popstate', answerLimitMs)
  window.history.back()
  const isAnswered = await answer
  if (!isAnswered && window.location.href === href && !isBlocked()) goHome()
}
