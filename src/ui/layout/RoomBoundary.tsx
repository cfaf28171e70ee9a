import { Component, startTransition, Suspense, useEffect, useState, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countError } from '../../lib/counts.ts'
import { Failure } from '../feedback/Failure.tsx'
import { useIsPrerendered } from './useIsPrerendered.ts'

interface Props {
  children: ReactNode
  /** Shown when the room fails; null for optional content. By default an offer to reload the page. */
  fallback?: ReactNode
}

/**
 * Error boundary of a room. It catches failures to render and failures to load the room's code, and offers to reload the page,
 * which would be blank otherwise.
 */
export class RoomBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
    if (__REPORTS__) countError(error)
  }

  override render() {
    const { children, fallback = <RoomFailure /> } = this.props
    return this.state.failed ? fallback : children
  }
}

/**
 * Deferred, optional content: renders nothing while it loads and when it fails. The prerendered page has none of it, so it appears
 * after hydration.
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

/** Says that a part of the app did not load, and offers to reload the page. */
export function RoomFailure() {
  const { t } = useTranslation()
  return <Failure isRoom title={t('roomFailed')} text={t('roomFailedText')} onRetry={() => window.location.reload()} />
}
