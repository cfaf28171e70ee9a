import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True at build time and during hydration, which must render the same. */
export const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
