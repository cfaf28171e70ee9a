import { useEffect, useEffectEvent, useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { cover } from '../nav/cover.ts'

/** Opens a dialog over everything until it is put away; a step back closes it, too. Returns what its `<dialog>` needs. */
export function useMessageDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  const close = useEffectEvent(onClose)
  useEffect(() => cover(() => close()), [])
  return {
    ref,
    // By the browser itself, which lets a page refuse Escape only once.
    onClose: () => ref.current?.open === false && onClose(),
    onCancel(event: SyntheticEvent) {
      event.preventDefault()
      onClose()
    },
  }
}
