import { useEffect, useState } from 'react'

/** How often relative times are told anew, in milliseconds. */
const beat = 15_000

/** The current time in epoch milliseconds, told anew every 15 s, or `every` so many ms, and when the page comes back into sight. */
export function useNow(every = beat): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tell = () => setNow(Date.now())
    const timer = setInterval(tell, every)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [every])
  return now
}
