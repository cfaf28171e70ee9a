import { useEffect } from 'react'

/** Repeats the tap that the player made on the prerendered page before this code ran (`boot/firstPage.ts`). */
export const useReplayedTap = () => useEffect(() => window.takeTap?.()?.click(), [])
