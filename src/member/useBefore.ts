import { useEffect, useEffectEvent, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { walletCall } from '../api/wallet.ts'
import { twinEndedAt } from '../commands/recent.ts'
import type { Order } from '../commands/order.ts'
import { baselineFor } from './ledger/baseline.ts'
import { readKey } from './readKey.ts'
import { commandOf } from './settle.ts'
import { ledger } from './statementLedger.ts'
import { useStands } from './useStands.ts'
import { readAndNote } from './useWallet.ts'

/**
 * Looks at statement and wallet before something can be sent, so that they can tell what became of it if its answer is lost.
 * @returns what is noted with a command (null where that is not known yet), and `again` for after one.
 */
export function useBefore(isWanted: boolean) {
  const { mutate } = useSWRConfig()
  const stands = useStands()
  const known = useRef<((order: Order) => unknown) | null>(null)

  const look = async () => {
    known.current = null
    const reading = await ledger.refresh()
    const wallet = await readAndNote()
    if (!stands.current) return
    void mutate(readKey(walletCall), wallet, { revalidate: false })
    if (!reading) return
    known.current = (order) => {
      const nameOf = (code: string) => wallet.slots.find((game) => game.code === code)?.name ?? null
      const command = commandOf({ parameters: {}, ...order }, nameOf)
      const twin = twinEndedAt(order)
      const sinceTwin = twin === null ? null : reading.askedAt - twin
      return command && baselineFor(command, reading, { mainMinor: wallet.wallet.amount, sinceTwin })
    }
  }

  // Where it cannot be looked, the outcome cannot be told by itself, and nothing else is worse.
  const again = useEffectEvent(() => void look().catch(() => undefined))
  useEffect(() => {
    if (isWanted) again()
  }, [isWanted])
  return {
    before: (order: Order) => known.current?.(order) ?? null,
    again: () => void (isWanted && look().catch(() => undefined)),
  }
}
