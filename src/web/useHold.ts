import { useEffect } from 'react'
import { hold } from './holds.ts'

/** Keeps the page from being loaded anew by the app itself while this component would lose something. */
export const useHold = (isHolding: boolean) => useEffect(() => (isHolding ? hold() : undefined), [isHolding])
