import { useCallback, useEffect, useRef, useState } from 'react'
import { platform } from '../../platform/current.ts'

/**
 * Asks the host for the player's own number; `take` gets what it gives. What the player does meanwhile goes first: `forget` lets an
 * answer that is still to come go by, as leaving the step does.
 */
export function useContact(take: (phone: string) => void) {
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
    // An adapter that cannot be loaded gives no number either.
    const phone = await platform()
      .contact()
      .catch(() => null)
    if (latest.current !== asked) return
    setState(phone === null ? 'none' : 'filled')
    if (phone !== null) take(phone)
  }
  return { state, ask, forget }
}
