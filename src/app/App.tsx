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

// Not needed by the first screen, but loaded at once: it shows outcomes of money and the offline banner.
const loaded = retry(async () => ({ default: (await import('./Later.tsx')).Later }), 10)
loaded.catch(() => undefined)
const Later = lazy(() => loaded)

const reads = { ...readPolicy, provider: () => new Map() }

/**
 * A cache per session. The login page has a visitor's cache from the start: it ends the session while the player may be
 * typing, and a new cache would remount the form.
 */
export function App() {
  const session = useSession()
  const [isLogin] = useRoute(pages.login)
  // Renders again when amounts are hidden or shown.
  useTranslation()
  return (
    <>
      <SWRConfig key={isLogin ? '' : (session?.token ?? '')} value={reads}>
        <Routes />
      </SWRConfig>
      <Deferred>
        <RoomBoundary>
          <Later />
        </RoomBoundary>
      </Deferred>
    </>
  )
}
