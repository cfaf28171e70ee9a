import { Component, startTransition, Suspense, useEffect, useState, type ErrorInfo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countError } from '../../lib/counts.ts'
import { Failure } from '../feedback/Failure.tsx'
import { forgetFailures } from './lazyFeature.tsx'
import { useIsPrerendered } from './useIsPrerendered.ts'

interface Props {
  children: ReactNode
  /** Null suits optional content; the default offers to reload. */
  fallback?: ReactNode
}

/** Also catches failures to load code. */
export class FeatureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
    if (__REPORTS__) countError(error)
    forgetFailures()
  }

  override render() {
    const { children, fallback = <FeatureFailure /> } = this.props
    return this.state.hasFailed ? fallback : children
  }
}

/** Renders nothing while loading, after a failure and on the prerendered page. */
export function Deferred({ children }: { children: ReactNode }) {
  const isPrerendered = useIsPrerendered()
  const [isItsTurn, setItsTurn] = useState(!isPrerendered)
  useEffect(() => startTransition(() => setItsTurn(true)), [])
  if (!isItsTurn) return null
  return (
    <FeatureBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </FeatureBoundary>
  )
}

export function FeatureFailure() {
  const { t } = useTranslation()
  return (
    <Failure isFeature title={t('pageFailed')} text={t('pageFailedText')} onRetry={() => window.location.reload()} />
  )
}
