import { Suspense, useEffect, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { loginAddress, type PageAddress } from '../nav/addresses.ts'
import { openDialog } from '../nav/useDialog.ts'
import { currentSession } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { Deferred, RoomBoundary } from '../ui/RoomBoundary.tsx'
import { Cards } from './Cards.tsx'
import { Dialogs } from './Dialogs.tsx'
import type { PageRoom } from './room.ts'
import { rooms, rows } from './rooms.tsx'
import { Shell } from './Shell.tsx'
import { useFirstPage } from './useFirstPage.ts'
import { useServiceCheck } from './useServiceCheck.ts'

const cards = {
  notice: (
    <Deferred>
      <Cards />
    </Deferred>
  ),
  offer: (
    <Deferred>
      <Cards offer />
    </Deferred>
  ),
}

interface Inside {
  readonly children: ReactNode
  readonly skeleton?: ReactNode
  readonly aside?: ReactNode
}

const frames = { Bare, Entrance, Public, Member }

// The same key keeps a frame from one of its pages to the next.
const routes = rows.map(([path, room]) => {
  if (!('page' in room)) return null
  const { page: Page, frame, skeleton, aside: Beside } = room
  const Frame = frames[frame]
  return (
    <Route key={frame} path={path}>
      <Frame
        skeleton={skeleton}
        aside={Beside && (typeof Beside === 'string' ? <Aside address={Beside} /> : <Beside />)}
      >
        <Page {...cards} />
      </Frame>
    </Route>
  )
})

/** The page of the address, and the dialogs over it. */
export function Routes() {
  useFirstPage()
  useServiceCheck()
  return (
    <>
      <Switch>{routes}</Switch>
      <Deferred>
        <Dialogs />
      </Deferred>
    </>
  )
}

/** A page without the shell's bars. The key makes each of two redirects in a row run. */
function Bare({ children }: Inside) {
  const [path] = useLocation()
  return (
    <RoomBoundary key={path}>
      <Suspense fallback={null}>{children}</Suspense>
    </RoomBoundary>
  )
}

/** A page beside another one. It waits for the wallet, as home reads that in an order of its own. */
function Aside({ address }: { address: PageAddress }) {
  const { page: Page }: PageRoom = rooms[address]
  return useWallet({ revalidateOnMount: false }).data ? <Page {...cards} /> : null
}

/** A page for everybody. A member stays signed in, and the bar leads back home. */
function Public({ children }: Inside) {
  const session = useSession()
  return <Shell viewer={session ? 'signedIn' : 'visitor'}>{children}</Shell>
}

/** The login page. Opening it ends the session, as logging out does. */
function Entrance({ children }: Inside) {
  useEffect(() => {
    let isThere = true
    // If the code does not load, the session stays.
    if (currentSession())
      void import('./endAtLogin.ts')
        .then(({ endSessionAtLogin }) => endSessionAtLogin(() => isThere))
        .catch(() => undefined)
    return () => {
      isThere = false
    }
  }, [])
  return <Public>{children}</Public>
}

const askToSignOut = () => void openDialog({ name: 'logout' })

/** A page for members. A visitor is redirected to the login and, after it, back. */
function Member({ children, ...around }: Inside) {
  const session = useSession()
  if (!session) return <Redirect to={loginAddress(window.location.pathname + window.location.search)} replace />
  return (
    <Shell viewer="member" onSignOut={askToSignOut} {...around}>
      {children}
    </Shell>
  )
}
