import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { takeFirstReading } from '../wallet/firstReading.ts'

/**
 * Discards what was prepared for the first page once that is left: the early reads would be old, and the kept tap is of a button that
 * is gone.
 */
export function useFirstPage(): void {
  const [path] = useLocation()
  const first = useRef(path)
  useEffect(() => {
    if (path === first.current) return
    delete window.prefetched
    takeFirstReading()
    window.takeTap?.()
  }, [path])
}
