import { navigate } from 'wouter/use-browser-location'
import { nextEvent } from '../lib/visibility.ts'
import { pages } from './addresses.ts'
import { dialogOf } from './dialogAddress.ts'
import { notifyTopBlocker, isBlocked } from './history.ts'
import { closeTopDialog } from './useDialog.ts'

const pagesWithoutBack = new Set<string>([pages.root, pages.login, pages.user, pages.home, pages.terminated])

/** True once the router has pushed an entry. */
let isAhead = false
window.addEventListener('pushState', () => void (isAhead = true), { once: true })

export const canGoBack = (path: string, search: string): boolean =>
  isBlocked() || dialogOf(search) !== null || !pagesWithoutBack.has(path)

/** For a host's back button. After a cold start it leads home. */
export function goBack(): void {
  if (isBlocked()) notifyTopBlocker()
  else if (dialogOf(window.location.search)) void closeTopDialog()
  else if (window.navigation?.canGoBack) window.history.back()
  else if (isAhead && !window.navigation) void stepBackOrHome()
  else goHome()
}

const goHome = () => navigate(pages.user, { replace: true })

/** If no step happens in this time, there is no entry behind. */
const stepLimitMs = 1_000

/** Browsers without the Navigation API need it. */
async function stepBackOrHome(): Promise<void> {
  const { href } = window.location
  const answer = nextEvent(window, 'popstate', stepLimitMs)
  window.history.back()
  const isAnswered = await answer
  if (!isAnswered && window.location.href === href && !isBlocked()) goHome()
}
