import { useEffect, useRef, type TouchEvent } from 'react'
import { platform } from '../platform/current.ts'

/**
 * Keeps the host's swipe-to-close still while a finger is on something that scrolls or is pulled. Touch events, because pointer
 * events end where the browser's own scrolling begins. Returns the handlers.
 */
export function useTouchGuard() {
  const isTouched = useRef(false)
  const touch = (touched: boolean) => {
    if (isTouched.current === touched) return
    isTouched.current = touched
    platform().dragging(touched)
  }
  // What is touched may go away under the finger.
  useEffect(
    () => () => {
      if (isTouched.current) platform().dragging(false)
    },
    [],
  )
  const end = ({ touches }: TouchEvent) => touch(touches.length > 0)
  return { onTouchStart: () => touch(true), onTouchEnd: end, onTouchCancel: end }
}
