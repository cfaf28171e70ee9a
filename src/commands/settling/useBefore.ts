import { useEffect, useEffectEvent, useRef } from 'react'
import { twinEndedAt } from '../recent.ts'
import type { Order } from '../order.ts'
import { within } from '../../platform/within.ts'
import { baselineFor } from '../../wallet/ledger/baseline.ts'
import { commandOf } from './settle.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useStands } from '../../web/useStands.ts'
import { readAndNote } from '../../wallet/useWallet.ts'

/** How long a command waits for a look that is under way (ms): who taps at once would have to judge a lost answer without it. */
const patience = 2_000

/**
 * Looks at statement and wallet before something can be sent, so that they can tell what became of it if its answer is lost.
 * @returns what is noted with a command (null where that is not known in time), and `again` for after one.
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
    const wallet = await readAndNote()
    // A later look may have begun, which knows of a command that this one does not.
    if (!stands.current || turn !== newest.current || !reading) return
    known.current = (order) => {
      const nameOf = (code: string) => wallet.slots.find((game) => game.code === code)?.name ?? null
      const command = commandOf({ parameters: {}, ...order }, nameOf)
      const twin = twinEndedAt(order)
      const sinceTwin = twin === null ? null : reading.askedAt - twin
      return command && baselineFor(command, reading, { mainMinor: wallet.wallet.amount, sinceTwin })
    }
  }

  // Where it cannot be looked, the outcome cannot be told by itself, and nothing else is worse.
  const again = () => {
    if (isWanted) looking.current = look().catch(() => undefined)
  }
  const begin = useEffectEvent(again)
  useEffect(() => begin(), [isWanted])
  return {
    async before(order: Order): Promise<unknown> {
      await within(patience, looking.current)
      return known.current?.(order) ?? null
    },
    again,
  }
}
