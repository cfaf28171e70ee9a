import { useLayoutEffect, type RefObject, type SyntheticEvent } from 'react'
import { platform } from '../platform/current.ts'

/** The page behind a dialog stands still (`base.css`; `:has(dialog[open])` is younger than the floor). */
const markModal = () =>
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null)

/**
 * Opens the browser's own `<dialog>` as long as it is there, and lets Escape ask `onClose` and not more. Returns its handlers, which
 * leave alone what comes from inside of it: a file chooser that is put away, a dialog within.
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
    }
  }, [dialog])
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  return {
    onCancel(event: SyntheticEvent) {
      if (!isOwn(event)) return
      event.preventDefault()
      onClose()
    },
    // Browsers let a page refuse Escape once, then close by themselves: what is still wanted is opened again, and asked.
    onClose(event: SyntheticEvent) {
      if (!isOwn(event) || dialog.current?.open !== false) return
      dialog.current.showModal()
      onClose()
    },
  }
}
