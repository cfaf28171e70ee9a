import { useEffect, useLayoutEffect, type RefObject, type SyntheticEvent } from 'react'
import { platform } from '../../platform/current.ts'
import './modal.css'

const isBeside = (element: HTMLElement) => element.dataset['beside'] !== undefined

function open(element: HTMLDialogElement | null): void {
  if (element && isBeside(element)) element.show()
  else element?.showModal()
}

/** Stops the page behind a dialog from scrolling (`elements.css`). `:has(dialog[open])` is younger than the floor. */
const markModal = () => {
  const { documentElement: root } = document
  root.toggleAttribute('data-modal', document.querySelector(modal) !== null)
  root.toggleAttribute('data-beside', document.querySelector('dialog[open][data-beside]') !== null)
}

/** A dialog over the page. One beside it has `data-beside`, and leaves the page as it is. */
const modal = 'dialog[open]:not([data-beside])'

/** A dialog gives the focus back to what opened it. Where that was nothing, as with one of the address, the page's content takes it. */
function findFocus(closed: HTMLElement | null) {
  const { activeElement, body } = document
  // The browser takes the focus out of a closed dialog a moment later.
  if (activeElement === body || closed?.contains(activeElement))
    document.querySelector('main')?.focus({ preventScroll: true })
}

/** Escape closes a dialog beside the page from wherever the focus is, unless a dialog over the page takes it. */
function closeOnEscape(onClose: () => void) {
  const close = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector(modal)) onClose()
  }
  document.addEventListener('keydown', close)
  return () => document.removeEventListener('keydown', close)
}

/**
 * Opens a native `<dialog>` while it is mounted, over the page or, if it has `data-beside`, beside it. Escape calls `onClose` and does
 * not close it by itself. Returns its handlers. They ignore events that bubble up from inside: of a cancelled file chooser, of a nested
 * dialog.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) open(element)
    markModal()
    const release = platform().mainAction.push(null, element)
    return () => {
      release()
      element?.close()
      markModal()
      findFocus(element)
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
    // A page can refuse Escape once; the second time the browser closes the dialog. It is opened again, and `onClose` decides.
    onClose(event: SyntheticEvent) {
      if (!isOwn(event) || dialog.current?.open !== false) return
      open(dialog.current)
      onClose()
    },
  }
}
