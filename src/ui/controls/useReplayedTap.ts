import { useEffect } from 'react'

/** Repeats a tap made on the prerendered page before this code ran (`boot/firstPage.ts`). */
export const useReplayedTap = () => useEffect(() => window.takeTap?.()?.click(), [])
