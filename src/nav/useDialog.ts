import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { dialogOf, pageSearch, searchOf, type DialogAddress } from './dialogAddress.ts'
import { entryState } from './entryState.ts'
import { afterStepBack, isBlocked, steadySearch, stepBack } from './history.ts'

/** The login page keeps the depth of the dialog that it leads to. */
const depthNow = () => (dialogOf(window.location.search) && entryState().dialogDepth) ?? 0

let tellBlocked: (() => void) | undefined

export const onBlocked = (tell: () => void) => void (tellBlocked = tell)

/** False while navigation is blocked. */
export function openDialog(address: DialogAddress): boolean {
  if (isBlocked()) {
    tellBlocked?.()
    return false
  }
  afterStepBack(() => {
    // A second tap may precede the dialog's code.
    const { pathname, search } = window.location
    const wanted = searchOf(address, search)
    if (isBlocked() || search === wanted) return
    navigate(pathname + wanted, { state: { dialogDepth: depthNow() + 1, hasBefore: dialogOf(search) !== null } })
  })
  return true
}

/** Two calls step back once. */
export async function closeDialogs(): Promise<void> {
  if (isBlocked() || !dialogOf(window.location.search)) return
  if (depthNow() === 0) removeDialog()
  else {
    await stepBack(depthNow())
    if (dialogOf(window.location.search)) removeDialog()
  }
}

const removeDialog = () => navigate(window.location.pathname + pageSearch(window.location.search), { replace: true })

export const hasDialogBefore = () => entryState().hasBefore === true

/** If it is behind the dialog, closing is enough. */
export const showPage = (page: string) =>
  window.location.pathname === page ? void closeDialogs() : navigate(page, { replace: true })

export const closeTopDialog = (): Promise<void> => (hasDialogBefore() && !isBlocked() ? stepBack() : closeDialogs())

export const useDialog = (): DialogAddress<string> | null => dialogOf(useLocationProperty(steadySearch, steadySearch))
