import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Retry } from '../ui/Retry.tsx'

/**
 * Catches what a room throws, its code not arriving over a bad line among it, and offers to load the page anew: never a
 * blank page.
 */
export class RoomBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }

  override render() {
    return this.state.failed ? <RoomFailure /> : this.props.children
  }
}

function RoomFailure() {
  const { t } = useTranslation()
  return <Retry text={t('roomFailed')} onRetry={() => window.location.reload()} />
}
