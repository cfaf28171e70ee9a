import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { everyWhileSeen } from '../../../web/seen.ts'
import { isOverAction } from './overAction.ts'

/** The invitation appears after the delay, and goes after the duration. */
const [delayMs, durationMs] = [1_500, 10_000]

/** It appears once in a page's life. */
let hasAppeared = false

/** The invitation beside the chat's icon. A tap, a scroll or time dismisses it. It never covers anything that can be tapped. */
export function useInvitation() {
  const [isShown, setShown] = useState(false)
  const bubble = useRef<HTMLDivElement>(null)
  const dismiss = () => setShown(false)

  useEffect(() => {
    if (hasAppeared) return
    const timer = setTimeout(() => {
      if (hasAppeared) return
      hasAppeared = true
      setShown(true)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    if (isShown && bubble.current && isOverAction(bubble.current)) setShown(false)
  }, [isShown])
  useEffect(() => {
    if (!isShown) return
    // The time starts again when a hidden page is seen again.
    const end = everyWhileSeen(dismiss, durationMs, () => undefined)
    window.addEventListener('scroll', dismiss, { once: true, passive: true })
    return () => {
      end()
      window.removeEventListener('scroll', dismiss)
    }
  }, [isShown])
  return { isShown, bubble, dismiss }
}
