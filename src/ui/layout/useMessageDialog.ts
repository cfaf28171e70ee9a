import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { blockWithEntry } from '../../nav/blockWithEntry.ts'
import { useModal } from './useModal.ts'

/**
 * A modal that a step back closes too.
 * @returns the props of its `<dialog>`.
 */
export function useMessageDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const modal = useModal(ref, onClose)
  const close = useEffectEvent(onClose)
  // The browser has scrolled to the focused button.
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 0
  }, [])
  useEffect(() => blockWithEntry(() => close()), [])
  return { ref, ...modal }
}
