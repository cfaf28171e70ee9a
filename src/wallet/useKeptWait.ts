import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Minor } from '../lib/money/minor.ts'
import { parseJson } from '../lib/parseJson.ts'
import { keepTyped } from '../nav/typed.ts'
import { useTyped } from '../session/useTyped.ts'

/** A deposit that its dialog awaits. Times are epoch ms. */
const creditWait = v.object({
  /** The earliest payment. */
  from: v.number(),
  /** When the player began to wait; null before. */
  since: v.nullable(v.number()),
  /** The id of a QR code; null for an account. */
  code: v.nullable(v.string()),
  /** The amount typed for the code; null for one from elsewhere. */
  typed: v.nullable(v.custom<Minor>(Number.isSafeInteger)),
  isCredited: v.boolean(),
  /** `from` by the server's clock; null if unknown. Earlier versions of the app gave it another name. */
  fromByServer: v.optional(v.nullable(v.number()), null),
})
export type CreditWait = Readonly<v.InferOutput<typeof creditWait>>

/** A page that is restored later starts a new wait. */
const longestMs = 2 * 3_600_000

/**
 * Kept on the history entry, so that a page loaded again, as by the lock, goes on waiting.
 * @returns the wait of an earlier load, or null, and a function that keeps this one.
 */
export function useKeptWait(form: string): [CreditWait | null, (wait: CreditWait | null) => void] {
  const [text, setText] = useTyped<string>(`wait ${form}`, () => '')
  const [kept] = useState(() => waitOf(text))
  useEffect(keepTyped, [text])
  const keep = useCallback((wait: CreditWait | null) => setText(wait === null ? '' : JSON.stringify(wait)), [setText])
  return [kept, keep]
}

function waitOf(text: string): CreditWait | null {
  const kept = parseJson(creditWait, text)
  return kept && Math.abs(Date.now() - kept.from) <= longestMs ? kept : null
}
