import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { serverNow } from '../api/client/serverClock.ts'
import type { Minor } from '../lib/money/minor.ts'
import { parseJson } from '../lib/parseJson.ts'
import { saveDrafts, useDraft } from '../session/drafts.ts'
import { isUnlocked } from '../session/session.ts'
import { useCreditWatch } from './useCreditWatch.ts'

/** A deposit that its dialog awaits. Times are epoch ms. */
const creditWait = v.object({
  /** The earliest time of payment. */
  paidFrom: v.number(),
  /** `paidFrom` by the server's clock; null if unknown. */
  paidFromByServer: v.optional(v.nullable(v.number()), null),
  /** When the player began to wait; null before. */
  since: v.nullable(v.number()),
  /** Null without a QR code. */
  codeId: v.nullable(v.string()),
  /** The amount typed for the code; null for one from elsewhere. */
  typed: v.nullable(v.custom<Minor>(Number.isSafeInteger)),
  isCredited: v.boolean(),
})
export type CreditWait = Readonly<v.InferOutput<typeof creditWait>>

/** A page that is restored later starts a new wait. */
const longestMs = 2 * 3_600_000

export const waitFromNow = (): CreditWait => ({
  paidFrom: Date.now(),
  paidFromByServer: serverNow(),
  since: null,
  codeId: null,
  typed: null,
  isCredited: false,
})

interface Options {
  /** A command of unknown outcome may be paid too. */
  isUnknown?: boolean
  /** Used if no earlier wait was kept. */
  first?(): CreditWait | null
}

/**
 * `wait` is this page's; `kept` is from before a reload, or null.
 * `keep` puts one on the history entry for the next load.
 */
export function useAwaitedCredit(form: string, { isUnknown = false, first = () => null }: Options = {}) {
  const [text, setText] = useDraft<string>(`wait ${form}`, () => '')
  useEffect(saveDrafts, [text])
  const [kept] = useState(() => waitOf(text))
  const [wait, setWait] = useState(() => kept ?? first())
  const paidFrom = wait?.paidFrom ?? null
  const since = wait?.since ?? (isUnknown ? paidFrom : null)
  const credit = useCreditWatch(paidFrom, since, paidFrom === kept?.paidFrom ? kept?.paidFromByServer : null)
  const keep = useCallback(
    (one: CreditWait | null) =>
      setText(one === null ? '' : JSON.stringify({ ...one, typed: isUnlocked() ? null : one.typed })),
    [setText],
  )
  return { kept, wait, setWait, keep, credit }
}

function waitOf(text: string): CreditWait | null {
  const kept = parseJson(creditWait, text)
  return kept && Math.abs(Date.now() - kept.paidFrom) <= longestMs ? kept : null
}
