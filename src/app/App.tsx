import { lazy } from 'react'
import { SWRConfig } from 'swr'
import { useSession } from '../member/useSession.ts'
import { readPolicy } from '../member/readPolicy.ts'
import { Besides } from '../ui/RoomBoundary.tsx'
import { Routes } from './Routes.tsx'

// Nothing has been said yet when the first screen appears, and nothing opened to go back from.
// Its code is on its way before anybody asks, as it tells what became of the line, too.
const load = () => import('./Later.tsx')
void load().catch(() => undefined)
const Later = lazy(async () => ({ default: (await load()).Later }))

/** The whole app. What was read for one session is never seen by the next: each has a cache of its own. */
export function App() {
  const session = useSession()
  return (
    <>
      <SWRConfig key={session?.token ?? ''} value={{ ...readPolicy, provider: () => new Map() }}>
        <Routes />
      </SWRConfig>
      <Besides>
        <Later />
      </Besides>
    </>
  )
}
