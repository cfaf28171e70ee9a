import { serverNow } from '../../api/client/serverClock.ts'
import { useNow } from '../../ui/useNow.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { inForce } from './rules.ts'
import {
  areKept,
  noLimits,
  parseLimits,
  type DepositLimits,
  storedLimits,
  storeLimits,
  useStoredLimits,
} from './store.ts'

const readLimits = (text: string): DepositLimits | 'damaged' | null =>
  text === '' ? null : (parseLimits(text) ?? 'damaged')

const limitsOf = (stored: ReturnType<typeof readLimits>, now: number) =>
  stored === null || stored === 'damaged' ? noLimits : inForce(stored, now)

/**
 * `now` and `limits` are null before the server's time is known. `change` needs it, and first reads what another tab
 * changed.
 */
export function useDepositLimits() {
  const member = useMemberHash()
  const text = useStoredLimits(member)
  useNow()
  const [stored, now] = [readLimits(text), serverNow()]
  return {
    stored,
    now,
    isKept: areKept(member),
    limits: now === null ? null : limitsOf(stored, now),
    change(act: (limits: DepositLimits, now: number) => DepositLimits): void {
      const at = serverNow()
      if (at === null || member === '') return
      const current = limitsOf(readLimits(storedLimits(member)), at)
      storeLimits(member, JSON.stringify(act(current, at)))
    },
  }
}
