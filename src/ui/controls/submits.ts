import type { FormEvent } from 'react'

/** The page stays. */
export const submits = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}
