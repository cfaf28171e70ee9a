import { useEffect, useState } from 'react'
import { serverNow } from '../../api/client/serverClock.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
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

const noteOf = (limits: ReturnType<typeof found>, now: number) =>
  limits === null || limits === 'damaged' ? noLimits : inForce(limits, now)

/**
 * `now` and `note` are null before the server's time is known. `change` needs it, and first reads what another tab
 * changed.
 */
export function useDepositLimits() {
  const member = useMemberHash()
  const text = useStoredLimits(member)
  const [isKept, setIsKept] = useState(true)
  useNow()
  useEffect(() => {
    repairCopies(member)
  }, [member, text])
  const [limits, now] = [found(text), serverNow()]
  return {
    limits,
    now,
    isKept,
    note: now === null ? null : noteOf(limits, now),
    change(act: (note: DepositLimits, now: number) => DepositLimits): void {
      const at = serverNow()
      if (at === null || member === '') return
      const current = noteOf(found(storedLimits(member)), at)
      setIsKept(storeLimits(member, JSON.stringify({ ...act(current, at), version: current.version + 1 })))
    },
  }
}
