import { useEffect, useEffectEvent, useRef } from 'react'
import { twinEndedAt } from '../recent.ts'
import type { Order } from '../order.ts'
import { withTimeout } from '../../platform/withTimeout.ts'
import { baselineFor } from '../../wallet/ledger/baseline.ts'
import { commandOf } from './settle.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useStands } from '../../web/useStands.ts'
import { readFreshWallet } from '../../wallet/useWallet.ts'

/** The longest that a command waits for a look under way (ms), so that a quick tap has a baseline as well. */
const maxWaitMs = 2_000

/**
 * Reads statement and wallet before something can be sent, so that they can settle it if its answer is lost.
 * @returns the baseline of a command (null where it is not known in time), and `again` to be called after one.
 */
export function useBefore(isWanted: boolean) {
  const stands = useStands()
  const known = useRef<((order: Order) => unknown) | null>(null)
  const looking = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useRef(0)

  const look = async () => {
    known.current = null
    newest.current += 1
    const turn = newest.current
    const reading = await ledger.refresh()
    const wallet = await readFreshWallet()
    // A later look may have begun after a command that this one has not seen.
    if (!stands.current || turn !== newest.current || !reading) return
    known.current = (order) => {
      const nameOf = (code: string) => wallet.slots.find((game) => game.code === code)?.name || null
      const command = commandOf({ parameters: {}, ...order }, nameOf)
      const twin = twinEndedAt(order)
      const sinceTwin = twin === null ? null : reading.askedAt - twin
      return command && baselineFor(command, reading, { mainMinor: wallet.wallet.amount, sinceTwin })
    }
  }

  // A failed look only means that the player has to settle an unknown outcome.
  const again = () => {
    if (isWanted) looking.current = look().catch(() => undefined)
  }
  const begin = useEffectEvent(again)
  useEffect(() => begin(), [isWanted])
  return {
    async before(order: Order): Promise<unknown> {
      await withTimeout(maxWaitMs, looking.current)
      return known.current?.(order) ?? null
    },
    again,
  }
}
