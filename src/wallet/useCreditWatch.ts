import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { serverNow } from '../api/client/serverClock.ts'
import { walletCall } from '../api/wallet.ts'
import type { Minor } from '../lib/money/minor.ts'
import { platform } from '../platform/current.ts'
import { creditPause } from './credits.ts'
import { noteArrival } from './arrivals.ts'
import { creditsBetween, creditsIn } from './ledger/credits.ts'
import type { Reading } from './ledger/reading.ts'
import type { Row } from './ledger/row.ts'
import { readKey } from '../api/useRead.ts'
import { ledger } from './statementLedger.ts'
import { useIsMounted } from '../lib/useIsMounted.ts'
import { now } from '../lib/clock.ts'
import { mainSince } from './useWallet.ts'

/** A deposit that was credited while the player waited for it. */
export interface Credit {
  readonly amountMinor: Minor
  /** The time that the player waited, in milliseconds; null for who did not. */
  readonly after: number | null
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

/** The moment from which on the player may have paid. */
interface Beginning {
  /** What the server's clock told then (epoch ms); null while it had told nothing. */
  readonly told: number | null
  /** By the page's clock, which nobody can set (ms). */
  readonly at: number
}

/** A look that is asked for with the beginning, within this time (ms), shows what was there before. */
const withItMs = 100

/**
 * The credits of the first reading, where it was asked for after the beginning (`from`: epoch ms by the device's clock): as the looks before it
 * failed, or waited for a page out of sight. The server's clock stood there where it is now, less the time between, and not before what it
 * told then, as somebody may set the device's clock. It tells whole seconds, and so may the rows.
 */
function creditsSince(from: number, { told, at }: Beginning, reading: Reading): Row[] {
  const server = serverNow()
  if (server === null || told === null || reading.askedAt - at <= withItMs) return []
  const after = Math.max(server - (Date.now() - from), told)
  return creditsBetween(
    reading,
    Math.floor(after / 1_000) * 1_000 - 1,
    server + 1_000 + performance.now() - reading.askedAt,
  )
}

/**
 * Finds deposits that are credited from a moment on, and polls the statement for them, with growing pauses, while the dialog is open and
 * visible. `from`: when the player may have begun to pay (epoch ms), null before; what is credited until then is not looked at.
 * `since`: when the player began to wait, null while it is not polled.
 * @returns the newest credit, or null.
 */
export function useCreditWatch(from: number | null, since: number | null = from): Credit | null {
  const { mutate } = useSWRConfig()
  const known = useRef<Reading | null>(null)
  const beginning = useRef<Beginning>({ told: null, at: 0 })
  const [credit, setCredit] = useState<(Credit & { of: number }) | null>(null)

  const compare = useEffectEvent((reading: Reading) => {
    const before = known.current
    known.current = reading
    if (from === null) return
    const found = (before ? creditsIn(before, reading) : creditsSince(from, beginning.current, reading))[0]
    if (!found || found.amount === null) return
    const { amount: amountMinor, from: through, createdAt: at } = found
    const credited = { amountMinor, from: through, after: since && Date.now() - since, at, balance: null, of: from }
    setCredit(credited)
    platform().haptic('success')
    noteArrival()
    const seen = now()
    void mutate(readKey(walletCall)).then(() =>
      setCredit((shown) => (shown === credited ? { ...credited, balance: mainSince(seen) } : shown)),
    )
  })

  const isMounted = useIsMounted()
  const watch = useEffectEvent(async () => {
    const reading = await look()
    if (reading && isMounted.current) compare(reading)
  })
  useEffect(() => {
    void watch()
    // A player who has paid in another app comes back to see it.
    const onSight = () => void (document.hidden || watch())
    document.addEventListener('visibilitychange', onSight)
    return () => document.removeEventListener('visibilitychange', onSight)
  }, [])
  // After the first look was asked for.
  useEffect(() => {
    beginning.current = { told: serverNow(), at: performance.now() }
  }, [from])
  useEffect(() => {
    if (since === null) return
    let timer: ReturnType<typeof setTimeout> | null = null
    const wait = () => {
      timer = setTimeout(() => void watch().then(() => timer && wait()), creditPause(Date.now() - since))
    }
    wait()
    return () => {
      if (timer) clearTimeout(timer)
      timer = null
    }
  }, [since])
  return credit?.of === from ? credit : null
}
