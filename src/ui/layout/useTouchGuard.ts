import { useEffect, useRef, type TouchEvent } from 'react'
import { platform } from '../../platform/current.ts'

/**
 * Turns off the host's swipe-to-close while a finger is on something that scrolls or can be pulled. Uses touch events, because
 * pointer events end when the browser starts to scroll. Returns the handlers.
 */
export function useTouchGuard() {
  const isTouched = useRef(false)
  const touch = (touched: boolean) => {
    if (isTouched.current === touched) return
    isTouched.current = touched
    platform().dragging(touched)
  }
  // The element may be removed during a touch, which then has no end event.
  useEffect(
    () => () => {
      if (isTouched.current) platform().dragging(false)
    },
    [],
  )
  const end = ({ touches }: TouchEvent) => touch(touches.length > 0)
  return { onTouchStart: () => touch(true), onTouchEnd: end, onTouchCancel: end }
}
