import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True at build time and during hydration, which has to render the same; false from then on. */
export const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
