/** A ref for what takes the focus as it appears, because what had it is gone. */
export const focusOn = (element: HTMLElement | null) => element?.focus()

/** The same, unless something else has it. */
export const focusIfLost = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}
