import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that creates an AbortSignal. The signal is aborted when the component unmounts and when the next one is
 * created. An answer may come a minute later, when somebody else is signed in.
 */
export function useAbortSignal(): () => AbortSignal {
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  return useCallback(() => {
    latest.current?.abort()
    latest.current = new AbortController()
    return latest.current.signal
  }, [])
}
