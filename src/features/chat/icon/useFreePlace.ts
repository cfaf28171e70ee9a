import { useEffect, useRef } from 'react'
import { isOverAction } from './overAction.ts'

/** The icon's possible offsets upwards from its corner. */
const offsetsPx = Array.from({ length: 11 }, (_, index) => -32 * index)
/** The place is checked after the page has not changed for this long. */
const settleMs = 150

/** Keeps the icon from covering anything that can be tapped: it moves up to a free place, and is hidden if there is none. */
export function useFreePlace() {
  const icon = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const move = () => {
      const { current } = icon
      if (!current) return
      const free = offsetsPx.find((offset) => {
        current.style.transform = `translateY(${offset}px)`
        return !isOverAction(current)
      })
      current.style.visibility = free === undefined ? 'hidden' : ''
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const moveLater = () => {
      clearTimeout(timer)
      timer = setTimeout(move, settleMs)
    }
    const changes = new MutationObserver(moveLater)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', moveLater, { passive: true })
    window.addEventListener('resize', moveLater)
    moveLater()
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      window.removeEventListener('scroll', moveLater)
      window.removeEventListener('resize', moveLater)
    }
  }, [])
  return icon
}
