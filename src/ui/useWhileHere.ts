import { useCallback, useEffect, useRef } from 'react'

/**
 * For what is asked for a screen and must not go on without it: each call gives a signal that is aborted when the screen is left, or when
 * the next one is asked for. An answer may come a minute later, to somebody else.
 */
export function useWhileHere(): () => AbortSignal {
  const latest = useRef<AbortController | null>(null)
  useEffect(() => () => latest.current?.abort(), [])
  return useCallback(() => {
    latest.current?.abort()
    latest.current = new AbortController()
    return latest.current.signal
  }, [])
}
