import { useEffect, useState } from 'react'
import { everyWhileVisible } from '../lib/visibility.ts'

const defaultIntervalMs = 15_000

/** Epoch ms, updated while the page is visible. */
export function useNow(intervalMs = defaultIntervalMs): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => everyWhileVisible(() => setNow(Date.now()), intervalMs), [intervalMs])
  return now
}
