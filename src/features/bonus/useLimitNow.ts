import { bestNow } from '../../api/client/serverClock.ts'
import { useNow } from '../../ui/useNow.ts'

/** The current time (epoch ms) by the server's clock, as far as that is known: it counts the limits, and a phone's clock may be wrong. */
export function useLimitNow(): number {
  const now = useNow()
  return bestNow() ?? now
}
