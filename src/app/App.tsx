import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SWRConfig } from 'swr'
import { useSession } from '../session/useSession.ts'
import { readPolicy } from '../reads/readPolicy.ts'
import { Deferred, RoomBoundary } from '../ui/RoomBoundary.tsx'
import { Routes } from './Routes.tsx'

const pauseMs = 3_000

/** Without it no outcome of money would be told: a connection that breaks meanwhile is waited for. */
async function load(left = 9): Promise<{ default: () => ReactNode }> {
  try {
    return { default: (await import('./Later.tsx')).Later }
  } catch (reason) {
    if (!left) throw reason
    await new Promise((resume) => setTimeout(resume, pauseMs))
    return load(left - 1)
  }
}

// The first screen needs none of it. It is loaded at once all the same, as it also says when the device is offline.
const loaded = load()
loaded.catch(() => undefined)
const Later = lazy(() => loaded)

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
        <RoomBoundary>
          <Later />
        </RoomBoundary>
      </Deferred>
    </>
  )
}
