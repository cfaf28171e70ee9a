import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { serverNow } from '../api/client/serverClock.ts'
import type { StatementRow } from '../api/statement.ts'
import { readKey } from '../api/useRead.ts'
import { walletCall } from '../api/wallet.ts'
import { monotonicNow } from '../lib/clock.ts'
import type { Minor } from '../lib/money/minor.ts'
import { useIsMounted } from '../lib/useIsMounted.ts'
import { platform } from '../platform/current.ts'
import { awaitArrival, announceArrival } from './arrivals.ts'
import { creditPause } from './creditTiming.ts'
import { creditsBetween, creditsIn } from './ledger/credits.ts'
import { ledger } from './ledger/ledger.ts'
import type { StatementReading } from './ledger/reading.ts'
import { mainBalanceSince } from './useWallet.ts'

export interface Credit {
  readonly amountMinor: Minor
  /** Null without a wait. */
  readonly waitedMs: number | null
  /** The statement's code; '' for none. */
  readonly from: string
  /** In ISO, or null. */
  readonly at: string | null
  /** Includes the currency's sign. */
  readonly balance: string | null
}

/** Reads the statement back to `since`; null if the read failed or is incomplete. */
async function completeReading(since: number | null): Promise<StatementReading | null> {
  const reading = await ledger.refresh(since).catch(() => null)
  return reading?.isComplete ? reading : null
}

interface Beginning {
  /** Null if unknown. */
  readonly paidFromByServer: number | null
  /** Monotonic ms. */
  readonly at: number
}

/** A reading requested so soon after the beginning shows what was before the payment. */
const baselineGraceMs = 100

/** For a first reading: credits after `paidFrom`, converted to the server's clock; never before `paidFromByServer`. */
function creditsSince(
  paidFrom: number,
  { paidFromByServer, at }: Beginning,
  reading: StatementReading,
): StatementRow[] {
  const server = serverNow()
  if (server === null || paidFromByServer === null || reading.askedAt - at <= baselineGraceMs) return []
  const after = Math.max(server - (Date.now() - paidFrom), paidFromByServer)
  return creditsBetween(
    reading,
    Math.floor(after / 1_000) * 1_000 - 1,
    server + 1_000 + performance.now() - reading.askedAt,
  )
}

/**
 * `paidFrom` is the earliest payment (epoch ms), `since` when the player began to wait.
 * @param paidFromByServer `paidFrom` by the server's clock, for a wait from before this page.
 */
export function useCreditWatch(
  paidFrom: number | null,
  since: number | null = paidFrom,
  paidFromByServer: number | null = null,
): Credit | null {
  const { mutate } = useSWRConfig()
  const known = useRef<StatementReading | null>(null)
  const beginning = useRef<Beginning>({ paidFromByServer: null, at: 0 })
  const [credit, setCredit] = useState<(Credit & { of: number }) | null>(null)

  /** By the server's clock if it is known: the player may have looked later. */
  const waited = (at: string | null) => {
    if (paidFrom === null || since === null) return null
    const { paidFromByServer: begun } = beginning.current
    const byServer = begun === null ? Number.NaN : Date.parse(at ?? '') - (begun + since - paidFrom)
    return Math.max(0, Number.isNaN(byServer) ? Date.now() - since : byServer)
  }
  const compare = useEffectEvent((reading: StatementReading) => {
    const before = known.current
    known.current = reading
    if (paidFrom === null) return
    const found = (before ? creditsIn(before, reading) : creditsSince(paidFrom, beginning.current, reading))[0]
    if (!found || found.amount === null) return
    const { amount: amountMinor, from, createdAt: at } = found
    const credited = { amountMinor, from, waitedMs: waited(at), at, balance: null, of: paidFrom }
    setCredit(credited)
    platform().haptic('success')
    announceArrival()
    const seen = monotonicNow()
    void mutate(readKey(walletCall)).then(() =>
      setCredit((shown) => (shown === credited ? { ...credited, balance: mainBalanceSince(seen) } : shown)),
    )
  })

  const isMounted = useIsMounted()
  const [mountedAt] = useState(() => Date.now())
  const watch = useEffectEvent(async () => {
    const reading = await completeReading(known.current === null ? paidFromByServer : null)
    if (reading && isMounted.current) compare(reading)
  })
  useEffect(() => {
    void watch()
    // The player may be returning from a banking app.
    const onSight = () => void (document.hidden || watch())
    document.addEventListener('visibilitychange', onSight)
    return () => document.removeEventListener('visibilitychange', onSight)
  }, [])
  // Runs after the first reading was requested.
  useEffect(() => {
    beginning.current =
      paidFromByServer === null
        ? { paidFromByServer: serverNow(), at: performance.now() }
        : { paidFromByServer, at: -Infinity }
  }, [paidFrom, paidFromByServer])
  useEffect(() => {
    if (since === null) return
    const begun = Math.max(since, mountedAt)
    let timer: ReturnType<typeof setTimeout> | null = null
    const wait = () => {
      timer = setTimeout(() => void watch().then(() => timer && wait()), creditPause(Date.now() - begun))
    }
    wait()
    const end = awaitArrival()
    return () => {
      end()
      if (timer) clearTimeout(timer)
      timer = null
    }
  }, [since, mountedAt])
  return credit?.of === paidFrom ? credit : null
}
