import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this is being rendered as the build did, to take over what it rendered; no longer a moment later. */
export const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
