import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { takeFirstReading } from '../wallet/firstReading.ts'

/** What was prepared for the page that a visit began with ends with it: reads that were begun early would tell of the past, taps of what is gone. */
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
