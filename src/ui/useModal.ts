import { useLayoutEffect, type RefObject, type SyntheticEvent } from 'react'
import { platform } from '../platform/current.ts'

/** Stops the page behind a dialog from scrolling (`base.css`). `:has(dialog[open])` is younger than the floor. */
const markModal = () =>
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null)

/** A dialog gives the focus back to what opened it. Where that was nothing, as with one of the address, the page's content takes it. */
function findFocus() {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Opens a native `<dialog>` while it is mounted. Escape calls `onClose` and does not close it by itself. Returns its handlers. They
 * ignore events that bubble up from inside: of a cancelled file chooser, of a nested dialog.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    markModal()
    const release = platform().mainAction.push(null, element)
    return () => {
      release()
      element?.close()
      markModal()
      findFocus()
    }
  }, [dialog])
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
      dialog.current.showModal()
      onClose()
    },
  }
}
