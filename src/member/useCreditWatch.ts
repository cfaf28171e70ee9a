import { useCallback, useEffect, useId, useRef, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { send } from '../api/client.ts'
import { statementCall, type StatementRow } from '../api/statement.ts'
import { walletCall } from '../api/wallet.ts'
import type { Minor } from '../money/minor.ts'
import { platform } from '../platform/current.ts'
import { creditsSince, pauseAfter } from './credits.ts'
import { readKey } from './readKey.ts'

/** A deposit that the server credited while it was waited for. */
export interface Credit {
  readonly amountMinor: Minor
  /** How long the player waited for it, in milliseconds. */
  readonly after: number
}

const firstPage = { body: { page: 1, limit: 10 } }

/** Null for a look that failed: SWR would look no more after an error, and the next look may see. */
const look = () => send(statementCall, firstPage).catch(() => null)

/**
 * Looks at the statement for deposits that were not there when the dialog opened, with growing pauses, while it is open and in sight.
 * `since`: when the player began to wait (epoch ms), null while there is nothing to wait for.
 * @returns the newest credit since then, or null.
 */
export function useCreditWatch(since: number | null): Credit | null {
  const { mutate } = useSWRConfig()
  const known = useRef<readonly StatementRow[] | null>(null)
  const [credit, setCredit] = useState<(Credit & { since: number }) | null>(null)
  // SWR begins the pause anew with each new function.
  const refreshInterval = useCallback(() => (since === null ? 0 : pauseAfter(Date.now() - since)), [since])
  // A reading of its own: what an earlier page had read may be older than this dialog.
  const { data } = useSWR([...readKey(statementCall, firstPage), useId()], look, {
    refreshInterval,
    dedupingInterval: 0,
    focusThrottleInterval: 0,
  })
  const page = data?.statements

  useEffect(() => {
    if (!page) return
    const found = known.current === null ? null : (creditsSince(known.current, page)[0] ?? null)
    known.current = page
    const amountMinor = found?.amount ?? null
    if (amountMinor === null || since === null) return
    setCredit({ amountMinor, after: Date.now() - since, since })
    platform().haptic('success')
    void mutate(readKey(walletCall))
  }, [page, since, mutate])
  return credit?.since === since ? credit : null
}
