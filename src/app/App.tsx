import { SWRConfig } from 'swr'
import { useSession } from '../member/useSession.ts'
import { readPolicy } from '../member/readPolicy.ts'
import { Alerts } from '../ui/Alerts.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { Routes } from './Routes.tsx'

/** The whole app. What was read for one session is never seen by the next: each has a cache of its own. */
export function App() {
  const session = useSession()
  return (
    <>
      <SWRConfig key={session?.token ?? ''} value={{ ...readPolicy, provider: () => new Map() }}>
        <Routes />
      </SWRConfig>
      <Alerts />
      <Toasts />
    </>
  )
}
