import { useEffect, useRef, useState } from 'react'
import { afterStepBack } from '../../nav/history.ts'

/** Leads from a dialog to a heading of the page behind it. */
export function useLook() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isLooking, setIsLooking] = useState(false)
  useEffect(() => {
    if (!isLooking) return
    // The dialog's step in the history is taken back first: the browser scrolls with it.
    const timer = setTimeout(() =>
      afterStepBack(() => {
        setIsLooking(false)
        heading.current?.focus()
        // Only after that does the browser put the page where it was.
        requestAnimationFrame(() => requestAnimationFrame(() => heading.current?.scrollIntoView({ block: 'start' })))
      }),
    )
    return () => clearTimeout(timer)
  }, [isLooking])
  const look = (close: () => void) => {
    close()
    setIsLooking(true)
  }
  return { heading, look }
}
