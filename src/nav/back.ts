import { navigate } from 'wouter/use-browser-location'
import { pages } from './addresses.ts'
import { dialogOf } from './dialogAddress.ts'
import { notifyTopBlocker, isBlocked } from './history.ts'
import { leaveDialog } from './useDialog.ts'
import { nextEvent } from '../lib/visibility.ts'

/** Pages without a page behind. */
const pagesWithoutBack = new Set<string>([pages.root, pages.login, pages.user, pages.home, pages.terminated])

/** Reported by the router. */
let isAhead = false
window.addEventListener('pushState', () => void (isAhead = true), { once: true })

export const canGoBack = (path: string, search: string): boolean =>
  isBlocked() || dialogOf(search) !== null || !pagesWithoutBack.has(path)

/** For a host's button. A cold start leads home. */
export function goBack(): void {
  if (isBlocked()) notifyTopBlocker()
  else if (dialogOf(window.location.search)) void leaveDialog()
  else if (window.navigation?.canGoBack) window.history.back()
  else if (isAhead && !window.navigation) void stepBackOrHome()
  else goHome()
}

const goHome = () => navigate(pages.user, { replace: true })

/** A later answer means no entry behind. */
const stepLimitMs = 1_000

/** For browsers without the Navigation API. */
async function stepBackOrHome(): Promise<void> {
  const { href } = window.location
  const answer = nextEvent(window, 'popstate', stepLimitMs)
  window.history.back()
  const isAnswered = await answer
  if (!isAnswered && window.location.href === href && !isBlocked()) goHome()
}
