import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { SWRConfig } from 'swr'
import { useSession } from '../session/useSession.ts'
import { readPolicy } from '../reads/readPolicy.ts'
import { Deferred } from '../ui/RoomBoundary.tsx'
import { Routes } from './Routes.tsx'

// The first screen needs none of it. It is loaded at once all the same, as it also says when the device is offline.
const load = () => import('./Later.tsx')
void load().catch(() => undefined)
const Later = lazy(async () => ({ default: (await load()).Later }))

/** The whole app. Each session has a cache of its own, so that none sees what was read for another. */
export function App() {
  const session = useSession()
  // Renders everything again when amounts are hidden or shown.
  useTranslation()
  return (
    <>
      <SWRConfig key={session?.token ?? ''} value={{ ...readPolicy, provider: () => new Map() }}>
        <Routes />
      </SWRConfig>
      <Deferred>
        <Later />
      </Deferred>
    </>
  )
}
