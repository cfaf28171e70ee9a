import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useSearch } from 'wouter'
import { canGoBack, goBack } from '../nav/back.ts'
import { isBlocked, subscribeBlocked } from '../nav/history.ts'
import { platform } from '../platform/current.ts'

export function useHostBack(): void {
  const [path] = useLocation()
  const search = useSearch()
  useSyncExternalStore(subscribeBlocked, isBlocked)
  const shown = canGoBack(path, search)
  useEffect(() => (shown ? platform().onBack(goBack) : undefined), [shown])
}
