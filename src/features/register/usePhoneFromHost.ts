import { useCallback, useEffect, useRef, useState } from 'react'
import { platform } from '../../platform/current.ts'

/**
 * Requests the player's own number from the host and passes it to `take`. `forget` ignores an answer that is still to come, as does an
 * unmount: what the player typed meanwhile counts.
 */
export function usePhoneFromHost(take: (phone: string) => void) {
  const [state, setState] = useState<'waiting' | 'none' | 'filled' | null>(null)
  const latest = useRef<symbol | null>(null)
  const forget = useCallback(() => {
    latest.current = null
    setState(null)
  }, [])
  useEffect(() => () => void (latest.current = null), [])

  const ask = async () => {
    const asked = Symbol('asked')
    latest.current = asked
    setState('waiting')
    // An adapter that does not load gives no number.
    const phone = await platform()
      .contact()
      .catch(() => null)
    if (latest.current !== asked) return
    setState(phone === null ? 'none' : 'filled')
    if (phone !== null) take(phone)
  }
  return { state, ask, forget }
}
