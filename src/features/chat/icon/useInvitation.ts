import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { everyWhileSeen } from '../../../web/seen.ts'
import { isOverAction } from './overAction.ts'

/** When the invitation appears, and how long it stays by itself (ms). */
const [delay, duration] = [1_500, 10_000]

let isOver = false

/** The invitation beside the chat's icon: once a page life, gone with a tap, a scroll or time, and never over something to tap. */
export function useInvitation() {
  const [isShown, setShown] = useState(false)
  const bubble = useRef<HTMLDivElement>(null)
  const dismiss = () => setShown(false)

  useEffect(() => {
    if (isOver) return
    const begin = setTimeout(() => {
      if (isOver) return
      isOver = true
      setShown(true)
    }, delay)
    return () => clearTimeout(begin)
  }, [])
  useLayoutEffect(() => {
    if (isShown && bubble.current && isOverAction(bubble.current)) setShown(false)
  }, [isShown])
  useEffect(() => {
    if (!isShown) return
    // Who was away has not seen it.
    const end = everyWhileSeen(dismiss, duration, () => undefined)
    window.addEventListener('scroll', dismiss, { once: true, passive: true })
    return () => {
      end()
      window.removeEventListener('scroll', dismiss)
    }
  }, [isShown])
  return { isShown, bubble, dismiss }
}
