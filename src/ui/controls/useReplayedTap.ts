import { useEffect } from 'react'

/** Repeats a tap made before this code ran (`boot/firstPage.ts`). */
export const useReplayedTap = () => useEffect(() => window.takeTap?.()?.click(), [])
