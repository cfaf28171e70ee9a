import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { dialogOf, pageSearch, searchOf, type DialogAddress } from './addresses.ts'
import { isHeld, steadySearch } from './hold.ts'
import { afterStepBack, stepBack } from './stepBack.ts'

/** Counts the history entries that dialogs pushed: those are left by going back, an address opened cold by replacing it. */
interface DialogState {
  readonly dialogDepth: number
}

const depthNow = (): number => (window.history.state as DialogState | null)?.dialogDepth ?? 0

let tellHeld: (() => void) | undefined

/** Names who tells the player that a dialog cannot be opened yet, as a command is under way. */
export const onHeld = (tell: () => void) => void (tellHeld = tell)

/**
 * Opens a dialog on the current page; one history entry, so that back closes it. False while something holds the address: the player is
 * told so.
 */
export function openDialog(address: DialogAddress): boolean {
  if (isHeld()) {
    tellHeld?.()
    return false
  }
  afterStepBack(() => {
    // Its code may still be on its way when it is asked for again.
    const { pathname, search } = window.location
    const wanted = searchOf(address, search)
    if (isHeld() || search === wanted) return
    const state: DialogState = { dialogDepth: depthNow() + 1 }
    navigate(pathname + wanted, { state })
  })
  return true
}

/**
 * Closes the open dialog, with those it was opened from; does nothing while a command holds it. Resolves when its address is gone;
 * asked twice, it steps back once.
 */
export async function closeDialog(): Promise<void> {
  if (isHeld()) return
  if (depthNow() === 0) leave()
  else {
    await stepBack(depthNow())
    if (dialogOf(window.location.search)) leave()
  }
}

/** Takes the dialog off the address. */
const leave = () => navigate(window.location.pathname + pageSearch(window.location.search), { replace: true })

/** Whether the open dialog was opened from another one. */
export const hasDialogBefore = () => depthNow() > 1

/** Goes back to the dialog that the open one was opened from; without one it closes. */
export const leaveDialog = (): Promise<void> => (hasDialogBefore() && !isHeld() ? stepBack() : closeDialog())

/** The dialog that the address names, or null. */
export const useDialog = (): DialogAddress<string> | null => dialogOf(useLocationProperty(steadySearch, steadySearch))
