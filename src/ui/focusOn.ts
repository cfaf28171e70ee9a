/** A ref for an element that replaces the focused one. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** Moves the focus only if nothing else has it. */
export const focusIfLost = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}
