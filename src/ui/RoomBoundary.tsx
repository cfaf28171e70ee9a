import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Retry } from './Retry.tsx'

interface Props {
  children: ReactNode
  /** What stands in the room's place; nothing for what a screen can do without. By default the offer to load anew. */
  fallback?: ReactNode
}

/**
 * Catches what a room throws, its code not arriving over a bad line among it, and offers to load the page anew: never a
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

/** Holds what a screen does without until it is there, and where it does not load. */
export const Besides = ({ children }: { children: ReactNode }) => (
  <RoomBoundary fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </RoomBoundary>
)

/** Says that a part of the app did not load, and loads the page anew. */
export function RoomFailure() {
  const { t } = useTranslation()
  return <Retry text={t('roomFailed')} onRetry={() => window.location.reload()} />
}
