import { useEffect, useState } from 'react'
import { everyWhileVisible } from '../lib/visibility.ts'

/** The interval at which relative times are updated. */
const defaultIntervalMs = 15_000

/** The current time in epoch milliseconds, updated every 15 s by default, while the page is visible. */
export function useNow(intervalMs = defaultIntervalMs): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => everyWhileVisible(() => setNow(Date.now()), intervalMs), [intervalMs])
  return now
}
