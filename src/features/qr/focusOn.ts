/** Ref for an element that replaces the focused one. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** Only if nothing else has the focus. */
export const focusIfLost = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}
