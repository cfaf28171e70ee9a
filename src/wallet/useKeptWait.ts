import { useCallback, useEffect, useState } from 'react'
import type { Minor } from '../lib/money/minor.ts'
import { keepTyped } from '../nav/typed.ts'
import { useTyped } from '../session/useTyped.ts'

/** A deposit that its dialog awaits. Times are epoch ms. */
export interface CreditWait {
  /** The earliest payment. */
  readonly from: number
  /** `from` by the server's clock; null if unknown. */
  readonly told: number | null
  /** When the player began to wait; null before. */
  readonly since: number | null
  /** The id of a QR code; null for an account. */
  readonly code: string | null
  /** What was typed for the code; null for one from elsewhere. */
  readonly typed: Minor | null
  readonly isCredited: boolean
}

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
  if (text === '') return null
  const wait = JSON.parse(text) as CreditWait
  return Math.abs(Date.now() - wait.from) <= longestMs ? wait : null
}
