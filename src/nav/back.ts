import { navigate } from 'wouter/use-browser-location'
import { pages } from './addresses.ts'
import { dialogOf } from './dialogAddress.ts'
import { askTopBlocker, isBlocked } from './history.ts'
import { leaveDialog } from './useDialog.ts'

/** Pages that nothing lies behind. */
const firstPages = new Set<string>([pages.root, pages.login, pages.user, pages.home, pages.terminated])

/** Fallback for browsers without the Navigation API: if the history grew since load, an entry of this app precedes the current one. */
const lengthAtStart = window.history.length

const hasPageBefore = () => window.navigation?.canGoBack ?? window.history.length > lengthAtStart

/** True if a host's back button has something to do: a blocker to ask, a dialog to close, a page to leave. */
export const canGoBack = (path: string, search: string): boolean =>
  isBlocked() || dialogOf(search) !== null || !firstPages.has(path)

/** Goes back for a host's button: asks the topmost blocker, else closes the dialog, else leaves the page. A page opened cold leads home. */
export function goBack(): void {
  if (isBlocked()) askTopBlocker()
  else if (dialogOf(window.location.search)) void leaveDialog()
  else if (hasPageBefore()) window.history.back()
  else navigate(pages.user, { replace: true })
}
