import { useEffect } from 'react'

/** Does what was tapped on the prerendered page before this code was there (`boot/firstPage.ts`). */
export const useKeptTap = () => useEffect(() => window.takeTap?.()?.click(), [])
