/** A ref for what takes the focus as it appears, because what had it is gone. */
export const focusOn = (element: HTMLElement | null) => element?.focus()
