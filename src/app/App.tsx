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

// The first screen needs none of it. It is loaded at once all the same, as it also says when the device is offline. Without it no outcome
// of money would be told: a connection that breaks meanwhile is waited for.
const loaded = retry(async () => ({ default: (await import('./Later.tsx')).Later }), 10)
loaded.catch(() => undefined)
const Later = lazy(() => loaded)

const reads = { ...readPolicy, provider: () => new Map() }

/**
 * The whole app. Each session has a cache of its own, so that none sees what was read for another. The login page has a visitor's cache
 * from the start: it ends the session while the player may already be typing, and a change of cache would draw the form anew.
 */
export function App() {
  const session = useSession()
  const [isLogin] = useRoute(pages.login)
  // Renders everything again when amounts are hidden or shown.
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
