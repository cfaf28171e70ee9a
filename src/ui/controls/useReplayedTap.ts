import { useEffect } from 'react'

/** Repeats a tap made before this code ran (`firstFrame/firstPage.ts`). */
export const useReplayedTap = () => useEffect(() => window.takeTap?.()?.click(), [])
