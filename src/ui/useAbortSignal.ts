import { useCallback, useEffect, useRef } from 'react'

/** Aborts on unmount and when the next is created: a late answer may belong to another session. */
export function useAbortSignal(): () => AbortSignal {
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  return useCallback(() => {
    latest.current?.abort()
    latest.current = new AbortController()
    return latest.current.signal
  }, [])
}
