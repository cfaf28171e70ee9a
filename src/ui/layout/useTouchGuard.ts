import { useEffect, useRef, type TouchEvent } from 'react'
import { platform } from '../../platform/current.ts'

/** Disables the host's swipe-to-close. Pointer events end when the browser scrolls. */
export function useTouchGuard() {
  const isTouched = useRef(false)
  const touch = (touched: boolean) => {
    if (isTouched.current === touched) return
    isTouched.current = touched
    platform().dragging(touched)
  }
  // A removed element gets no `touchend`.
  useEffect(
    () => () => {
      if (isTouched.current) platform().dragging(false)
    },
    [],
  )
  const end = ({ touches }: TouchEvent) => touch(touches.length > 0)
  return { onTouchStart: () => touch(true), onTouchEnd: end, onTouchCancel: end }
}
