import { useEffect } from 'react'
import { serverNow } from '../../api/client/serverClock.ts'
import { useMemberHash } from '../../commands/useOpenCommands.ts'
import { useNow } from '../../ui/useNow.ts'
import {
  noLimits,
  parseLimits,
  type DepositLimits,
  storedLimits,
  storeLimits,
  repairCopies,
  useStoredLimits,
} from './store.ts'
import { inForce } from './rules.ts'

const found = (text: string): DepositLimits | 'damaged' | null =>
  text === '' ? null : (parseLimits(text) ?? 'damaged')

/**
 * `now` is the server's time, null before a response. `change` rereads the limits, as another tab may have changed
 * them, and needs the server's time.
 */
export function useDepositLimits() {
  const member = useMemberHash()
  const text = useStoredLimits(member)
  useNow()
  useEffect(() => {
    repairCopies(member)
  }, [member, text])
  return {
    limits: found(text),
    now: serverNow(),
    change(act: (note: DepositLimits, now: number) => DepositLimits): void {
      const now = serverNow()
      const stored = found(storedLimits(member))
      if (now === null || member === '') return
      const current = stored === null || stored === 'damaged' ? noLimits : inForce(stored, now)
      storeLimits(member, JSON.stringify({ ...act(current, now), version: current.version + 1 }))
    },
  }
}
