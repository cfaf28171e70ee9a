import { useEffect, useState } from 'react'

/** How often relative times are told anew, in milliseconds. */
const beat = 15_000

/** The current time in epoch milliseconds, told anew every 15 s, or `every` so many ms, while the page is seen. */
export function useNow(every = beat): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const tell = () => setNow(Date.now())
    const begin = () => {
      clearInterval(timer)
      if (!document.hidden) timer = setInterval(tell, every)
    }
    const onSeen = () => {
      begin()
      tell()
    }
    begin()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [every])
  return now
}
