import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { walletCall } from '../api/wallet.ts'
import type { Minor } from '../money/minor.ts'
import { platform } from '../platform/current.ts'
import { pauseAfter } from './credits.ts'
import { noteArrival } from './arrivals.ts'
import { creditsIn } from './ledger/credits.ts'
import type { Reading } from './ledger/reading.ts'
import { readKey } from '../reads/readKey.ts'
import { ledger } from './statementLedger.ts'
import { useStands } from '../web/useStands.ts'
import { nextTurn } from '../web/turns.ts'
import { mainSince } from './useWallet.ts'

/** A deposit that was credited while the player waited for it. */
export interface Credit {
  readonly amountMinor: Minor
  /** The time that the player waited, in milliseconds. */
  readonly after: number
  /** What it was paid through: a code as the statement has it, '' for none. */
  readonly from: string
  /** When the server wrote it down (ISO); null if it did not say. */
  readonly at: string | null
  /** The main wallet's balance as a later read told it, with its currency's sign; null before. */
  readonly balance: string | null
}

/** A new reading, as an earlier one may be older than this dialog. Null for one that failed or is incomplete. */
async function look(): Promise<Reading | null> {
  const reading = await ledger.refresh().catch(() => null)
  return reading?.isComplete ? reading : null
}

/**
 * Polls the statement for deposits that were not there when the dialog opened, with growing pauses, while it is open and visible.
 * `since`: when the player began to wait (epoch ms), null while there is nothing to wait for.
 * @returns the newest credit since then, or null.
 */
export function useCreditWatch(since: number | null): Credit | null {
  const { mutate } = useSWRConfig()
  const known = useRef<Reading | null>(null)
  const [credit, setCredit] = useState<(Credit & { since: number }) | null>(null)

  const compare = useEffectEvent((reading: Reading) => {
    const found = known.current ? creditsIn(known.current, reading)[0] : undefined
    known.current = reading
    if (!found || found.amount === null || since === null) return
    const { amount: amountMinor, from, createdAt: at } = found
    const credited = { amountMinor, from, after: Date.now() - since, at, balance: null, since }
    setCredit(credited)
    platform().haptic('success')
    noteArrival()
    const seen = nextTurn()
    void mutate(readKey(walletCall)).then(() =>
      setCredit((now) => (now === credited ? { ...credited, balance: mainSince(seen) } : now)),
    )
  })

  const stands = useStands()
  const watch = useEffectEvent(async () => {
    const reading = await look()
    if (reading && stands.current) compare(reading)
  })
  useEffect(() => {
    void watch()
    // A player who has paid in another app comes back to see it.
    const onSight = () => void (document.hidden || watch())
    document.addEventListener('visibilitychange', onSight)
    return () => document.removeEventListener('visibilitychange', onSight)
  }, [])
  useEffect(() => {
    if (since === null) return
    let timer: ReturnType<typeof setTimeout> | null = null
    const wait = () => {
      timer = setTimeout(() => void watch().then(() => timer && wait()), pauseAfter(Date.now() - since))
    }
    wait()
    return () => {
      if (timer) clearTimeout(timer)
      timer = null
    }
  }, [since])
  return credit?.since === since ? credit : null
}
