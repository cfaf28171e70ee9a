/** A ref for an element that replaces the focused one. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()
