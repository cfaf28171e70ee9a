import { useEffect, useLayoutEffect, type RefObject, type SyntheticEvent } from 'react'
import { platform } from '../../platform/current.ts'
import './modal.css'

const isBeside = (element: HTMLElement) => element.dataset['beside'] !== undefined

function showElement(element: HTMLDialogElement | null): void {
  if (element && isBeside(element)) element.show()
  else element?.showModal()
}

/** The oldest supported browsers lack `:has(dialog[open])`. */
const markModal = () => {
  const { documentElement: root } = document
  root.toggleAttribute('data-modal', document.querySelector(modal) !== null)
  root.toggleAttribute('data-beside', document.querySelector('dialog[open][data-beside]') !== null)
}

/** A side dialog leaves the page usable, so it is no modal. */
const modal = 'dialog[open]:not([data-beside])'

/** Escape closes a side dialog, unless a modal takes it. */
function closeOnEscape(onClose: () => void) {
  const close = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector(modal)) onClose()
  }
  document.addEventListener('keydown', close)
  return () => document.removeEventListener('keydown', close)
}

/**
 * Opens a native `<dialog>` while mounted. Escape only calls `onClose`. Events from a file chooser or nested dialog are
 * ignored.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) showElement(element)
    markModal()
    const release = element && !isBeside(element) ? platform().mainAction.push(null, element) : undefined
    return () => {
      release?.()
      element?.close()
      markModal()
    }
  }, [dialog])
  useEffect(() => (dialog.current && isBeside(dialog.current) ? closeOnEscape(onClose) : undefined), [dialog, onClose])
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  return {
    onCancel(event: SyntheticEvent) {
      if (!isOwn(event)) return
      event.preventDefault()
      onClose()
    },
    // A second Escape closes the dialog; it opens again, and `onClose` decides.
    onClose(event: SyntheticEvent) {
      if (!isOwn(event) || dialog.current?.open !== false) return
      showElement(dialog.current)
      onClose()
    },
  }
}
