import { useCallback, useEffect, useRef } from 'react'

/** The signal aborts on unmount and when the next one is created: a late response may belong to another session. */
export function useAbortSignal(): () => AbortSignal {
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  return useCallback(() => {
    latest.current?.abort()
    latest.current = new AbortController()
    return latest.current.signal
  }, [])
}
