import { Suspense, useEffect, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { loginAddress, pages } from '../nav/addresses.ts'
import { currentSession, endSession } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { HomeSkeleton } from '../features/home/HomeSkeleton.tsx'
import {
  BonusPage,
  ContactPage,
  HomePage,
  HowtoPage,
  LoginPage,
  NotFoundPage,
  ProfilePage,
  RegisterPage,
  SpinPage,
  StatementPage,
  TerminatedPage,
} from './rooms.ts'
import { Deferred, RoomBoundary } from '../ui/RoomBoundary.tsx'
import { Cards } from './Cards.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Shell } from './Shell.tsx'
import { useFirstPage } from './useFirstPage.ts'
import { useServiceCheck } from './useServiceCheck.ts'

/** The operator's card, on home with what the app offers by itself; elsewhere that has a place of its own. */
const cards = (
  <Deferred>
    <Cards />
  </Deferred>
)
const offer = (
  <Deferred key="offer">
    <Cards offer />
  </Deferred>
)

interface Place {
  /** None: whatever no other answers. */
  readonly path?: string
  /** What stands around the page, and who may see it. */
  readonly frame: keyof typeof frames
  readonly page: ReactNode
  /** Its shape, which is there before its code. */
  readonly skeleton?: ReactNode
  /** Stands beside it on wide screens. */
  readonly aside?: ReactNode
}

interface Inside {
  readonly children: ReactNode
  readonly skeleton?: ReactNode
  readonly aside?: ReactNode
}

const frames = { Bare, Entrance, Public, Member }

/** Every address and what answers it. */
const places: readonly Place[] = [
  { path: pages.root, frame: 'Bare', page: <Redirect to={pages.user} replace /> },
  { path: pages.user, frame: 'Bare', page: <Redirect to={pages.home} replace /> },
  { path: pages.login, frame: 'Entrance', page: <LoginPage notice={cards} offer={offer} /> },
  { path: pages.register, frame: 'Public', page: [<RegisterPage key="page" />, offer] },
  { path: pages.howto, frame: 'Public', page: <HowtoPage /> },
  { path: pages.contact, frame: 'Public', page: <ContactPage topOffset={false} /> },
  {
    path: pages.home,
    frame: 'Member',
    page: <HomePage notice={cards} />,
    skeleton: <HomeSkeleton />,
    aside: <NewestMovements />,
  },
  { path: pages.profile, frame: 'Member', page: <ProfilePage /> },
  { path: pages.bonus, frame: 'Member', page: <BonusPage /> },
  { path: pages.statement, frame: 'Member', page: <StatementPage /> },
  { path: pages.memberContact, frame: 'Member', page: <ContactPage topOffset /> },
  { path: pages.spin, frame: 'Member', page: <SpinPage /> },
  { path: pages.terminated, frame: 'Bare', page: <TerminatedPage /> },
  { frame: 'Bare', page: <NotFoundPage /> },
]

/** The page of the address, and the dialogs over it. A frame stays from one of its pages to the next. */
export function Routes() {
  useFirstPage()
  useServiceCheck()
  return (
    <>
      <Switch>
        {places.map(({ path, frame, page, ...around }) => {
          const Frame = frames[frame]
          return (
            <Route key={frame} {...(path && { path })}>
              <Frame {...around}>{page}</Frame>
            </Route>
          )
        })}
      </Switch>
      <Deferred>
        <Dialogs />
      </Deferred>
    </>
  )
}

/** A page without the shell's bars; one redirect after another is a new one. */
function Bare({ children }: Inside) {
  const [path] = useLocation()
  return (
    <RoomBoundary key={path}>
      <Suspense fallback={null}>{children}</Suspense>
    </RoomBoundary>
  )
}

/** The statement beside home, once home has read the wallet in its own order. */
function NewestMovements() {
  return useWallet({ revalidateOnMount: false }).data ? <StatementPage /> : null
}

/** A page for everybody; who is signed in stays so, and finds the way back. */
function Public({ children }: Inside) {
  const session = useSession()
  return <Shell places={session ? 'signedIn' : 'visitor'}>{children}</Shell>
}

/** The login page: coming to it with a session ends that, as logging out does. */
function Entrance({ children }: Inside) {
  useEffect(() => {
    let isThere = true
    // Where its code does not arrive the session stays as it is.
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

/** Pages that need a stored token: a visitor is led to the login and, after it, back. */
function Member({ children, ...around }: Inside) {
  const session = useSession()
  const [, navigate] = useLocation()
  if (!session) return <Redirect to={loginAddress(window.location.pathname + window.location.search)} replace />
  const signOut = () => {
    endSession()
    navigate(pages.login, { replace: true })
  }
  return (
    <Shell places="member" onSignOut={signOut} {...around}>
      {children}
    </Shell>
  )
}
