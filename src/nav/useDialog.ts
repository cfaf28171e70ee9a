import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { dialogOf, pageSearch, searchOf, type DialogAddress } from './dialogAddress.ts'
import { afterStepBack, isBlocked, steadySearch, stepBack } from './history.ts'

/** Counts the history entries that dialogs pushed. A dialog on one closes by a step back, one that a link opened by `replace`. */
interface DialogState {
  readonly dialogDepth: number
}

const depthNow = (): number => (window.history.state as DialogState | null)?.dialogDepth ?? 0

let tellBlocked: (() => void) | undefined

/** Sets the function that tells the player that no dialog can be opened yet, as a command is in flight. */
export const onBlocked = (tell: () => void) => void (tellBlocked = tell)

/**
 * Opens a dialog on the current page. It is one history entry, so that back closes it. Returns false while navigation is blocked, and
 * tells the player so.
 */
export function openDialog(address: DialogAddress): boolean {
  if (isBlocked()) {
    tellBlocked?.()
    return false
  }
  afterStepBack(() => {
    // A second tap may come while the dialog's code is still loading.
    const { pathname, search } = window.location
    const wanted = searchOf(address, search)
    if (isBlocked() || search === wanted) return
    const state: DialogState = { dialogDepth: depthNow() + 1 }
    navigate(pathname + wanted, { state })
  })
  return true
}

/**
 * Closes the open dialog, with those it was opened from; does nothing while navigation is blocked. Resolves when its address is gone.
 * Two calls step back once.
 */
export async function closeDialog(): Promise<void> {
  if (isBlocked()) return
  if (depthNow() === 0) leave()
  else {
    await stepBack(depthNow())
    if (dialogOf(window.location.search)) leave()
  }
}

/** Takes the dialog off the address. */
const leave = () => navigate(window.location.pathname + pageSearch(window.location.search), { replace: true })

/** True if the open dialog was opened from another one. */
export const hasDialogBefore = () => depthNow() > 1

/** Goes back to the dialog that the open one was opened from; without one it closes. */
export const leaveDialog = (): Promise<void> => (hasDialogBefore() && !isBlocked() ? stepBack() : closeDialog())

/** The dialog that the address names, or null. */
export const useDialog = (): DialogAddress<string> | null => dialogOf(useLocationProperty(steadySearch, steadySearch))
