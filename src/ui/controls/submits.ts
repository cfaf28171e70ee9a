import type { FormEvent } from 'react'

/** Prevents the browser's own submit. */
export const submits = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}
