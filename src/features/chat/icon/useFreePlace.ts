import { useEffect, useRef } from 'react'
import { isOverAction } from './overAction.ts'

/** How far up from its corner the icon may stand (px). */
const ways = Array.from({ length: 11 }, (_, index) => -32 * index)
/** Looked at when everything has stood still for so long (ms). */
const rest = 150

/** Keeps the icon off everything that can be tapped: it moves up to a free place, and is away where there is none. */
export function useFreePlace() {
  const icon = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const look = () => {
      const { current } = icon
      if (!current) return
      const free = ways.find((up) => {
        current.style.transform = `translateY(${up}px)`
        return !isOverAction(current)
      })
      current.style.visibility = free === undefined ? 'hidden' : ''
    }
    let later: ReturnType<typeof setTimeout> | undefined
    const lookLater = () => {
      clearTimeout(later)
      later = setTimeout(look, rest)
    }
    const changes = new MutationObserver(lookLater)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', lookLater, { passive: true })
    window.addEventListener('resize', lookLater)
    lookLater()
    return () => {
      clearTimeout(later)
      changes.disconnect()
      window.removeEventListener('scroll', lookLater)
      window.removeEventListener('resize', lookLater)
    }
  }, [])
  return icon
}
