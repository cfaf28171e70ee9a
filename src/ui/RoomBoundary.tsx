import { Component, startTransition, Suspense, useEffect, useState, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Retry } from './Retry.tsx'
import { useIsPrerendered } from './useIsPrerendered.ts'

interface Props {
  children: ReactNode
  /** What stands in the room's place; nothing for what a screen can do without. By default the offer to load anew. */
  fallback?: ReactNode
}

/**
 * Catches what a room throws, also when its code does not arrive over a bad connection, and offers to load the page anew: never a
 * blank page.
 */
export class RoomBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    const { children, fallback = <RoomFailure /> } = this.props
    return this.state.failed ? fallback : children
  }
}

/**
 * Deferred, optional content: renders nothing while it loads and where it fails. A prerendered page has none of it, so it comes after
 * React has taken the page over.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isPrerendered = useIsPrerendered()
  const [isItsTurn, setItsTurn] = useState(!isPrerendered)
  useEffect(() => startTransition(() => setItsTurn(true)), [])
  if (!isItsTurn) return null
  return (
    <RoomBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </RoomBoundary>
  )
}

/** Says that a part of the app did not load, and loads the page anew. */
export function RoomFailure() {
  const { t } = useTranslation()
  return <Retry text={t('roomFailed')} onRetry={() => window.location.reload()} />
}
