import { useEffect, useState } from 'react'
import { everyWhileSeen } from '../web/seen.ts'

/** How often relative times are told anew, in milliseconds. */
const beat = 15_000

/** The current time in epoch milliseconds, told anew every 15 s, or `every` so many ms, while the page is in sight. */
export function useNow(every = beat): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => everyWhileSeen(() => setNow(Date.now()), every), [every])
  return now
}
