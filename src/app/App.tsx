import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { SWRConfig } from 'swr'
import { useRoute } from 'wouter'
import { readPolicy } from '../api/useRead.ts'
import { retry } from '../lib/retry.ts'
import { pages } from '../nav/addresses.ts'
import { useSession } from '../session/useSession.ts'
import { Deferred, FeatureBoundary } from '../ui/layout/FeatureBoundary.tsx'
import { Routes } from './Routes.tsx'

// Loaded at once, as it shows outcomes of money.
const loaded = retry(() => import('./Overlays.tsx'), 10)
loaded.catch(() => undefined)
const LazyOverlays = lazy(async () => ({ default: (await loaded).Overlays }))
const LazySupportOffer = lazy(async () => ({ default: (await loaded).SupportOffer }))

const reads = { ...readPolicy, provider: () => new Map() }

/** A visitor's cache at login too: a new key there would remount the form. */
export function App() {
  const session = useSession()
  const [isLogin] = useRoute(pages.login)
  // Rerenders when amounts are hidden or shown.
  useTranslation()
  return (
    <>
      <SWRConfig key={isLogin ? '' : (session?.token ?? '')} value={reads}>
        <Routes />
        <Deferred>
          <LazySupportOffer />
        </Deferred>
      </SWRConfig>
      <Deferred>
        <FeatureBoundary>
          <LazyOverlays />
        </FeatureBoundary>
      </Deferred>
    </>
  )
}
