import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { SWRConfig } from 'swr'
import { useRoute } from 'wouter'
import { useSession } from '../session/useSession.ts'
import { pages } from '../nav/addresses.ts'
import { readPolicy } from '../api/useRead.ts'
import { Deferred, RoomBoundary } from '../ui/layout/RoomBoundary.tsx'
import { retry } from '../lib/retry.ts'
import { Routes } from './Routes.tsx'

// Loaded at once: it shows outcomes of money.
const loaded = retry(() => import('./Overlays.tsx'), 10)
loaded.catch(() => undefined)
const LazyOverlays = lazy(async () => ({ default: (await loaded).Overlays }))
const LazySupportOffer = lazy(async () => ({ default: (await loaded).SupportOffer }))

const reads = { ...readPolicy, provider: () => new Map() }

/** A cache per session. Login begins with a visitor's, as changing it would remount the form. */
export function App() {
  const session = useSession()
  const [isLogin] = useRoute(pages.login)
  // Renders again when amounts are hidden or shown.
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
        <RoomBoundary>
          <LazyOverlays />
        </RoomBoundary>
      </Deferred>
    </>
  )
}
