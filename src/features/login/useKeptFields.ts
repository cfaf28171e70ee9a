import { useLayoutEffect, useRef, type RefObject } from 'react'
import { currentSession } from '../../session/session.ts'

/** A form that was taken away; its fields still hold what was typed. */
interface Left {
  readonly form: HTMLFormElement
  /** The name of the field that had the focus. */
  readonly focused: string | undefined
}

let left: Left | null = null

/**
 * Keeps what was typed, and the focus, where the form is drawn anew: opening the login page ends a session, and the page begins anew with
 * it. Nothing is kept beyond that moment, as a password is among it.
 */
export function useKeptFields(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    if (left) takeOver(left, form)
    left = null
    return () => leave(form)
  }, [])
  return ref
}

function leave(form: HTMLFormElement): void {
  if (currentSession()) return
  const { activeElement } = document
  const focused =
    activeElement instanceof HTMLInputElement && form.contains(activeElement) ? activeElement.name : undefined
  left = { form, focused }
  queueMicrotask(() => {
    left = null
  })
}

function takeOver({ form, focused }: Left, next: HTMLFormElement): void {
  for (const field of next.querySelectorAll('input')) {
    const before = form.elements.namedItem(field.name)
    if (!(before instanceof HTMLInputElement)) continue
    if (field.type === 'checkbox') field.checked = before.checked
    else field.value = before.value
    if (field.name === focused) field.focus()
  }
}
