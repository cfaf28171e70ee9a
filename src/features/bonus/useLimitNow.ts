import { bestNow } from '../../api/client/serverClock.ts'
import { useNow } from '../../ui/useNow.ts'

/** Epoch ms by the server's clock if known, as it counts the limits and a phone's clock may be wrong. */
export function useLimitNow(): number {
  const now = useNow()
  return bestNow() ?? now
}
