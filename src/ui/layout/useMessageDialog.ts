import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { blockWithEntry } from '../../nav/blockWithEntry.ts'
import { useModal } from './useModal.ts'

/** Opens a modal dialog over everything; a step back closes it, too. Returns the props of its `<dialog>`. */
export function useMessageDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const modal = useModal(ref, onClose)
  const close = useEffectEvent(onClose)
  // The browser scrolls to the button that it gives the focus to; what is told stands above.
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 0
  }, [])
  useEffect(() => blockWithEntry(() => close()), [])
  return { ref, ...modal }
}
