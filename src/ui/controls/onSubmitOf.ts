import type { FormEvent } from 'react'

/** Prevents the browser's own submit. */
export const onSubmitOf = (act: () => void) => (event: FormEvent) => {
  event.preventDefault()
  act()
}
