import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { loginAddress, pages } from '../nav/addresses.ts'
import { currentSession, endSession } from '../member/session.ts'
import { useSession } from '../member/useSession.ts'
import { useWallet } from '../member/useWallet.ts'
import {
  BonusPage,
  Cards,
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
import { Besides, RoomBoundary } from '../ui/RoomBoundary.tsx'
import { Shell } from './Shell.tsx'
import { useServiceCheck } from './useServiceCheck.ts'

// Fetched beside the first page, not before it.
const loadDialogs = () => import('./Dialogs.tsx')
void loadDialogs().catch(() => undefined)
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).Dialogs }))

interface Page {
  readonly path: string
  readonly page: ReactNode
  /** Stands beside it on wide screens. */
  readonly aside?: ReactNode
}

/** The operator's card, on home with what the app offers by itself; elsewhere that has a place of its own. */
const cards = (
  <Besides>
    <Cards />
  </Besides>
)
const offer = (
  <Besides key="offer">
    <Cards offer />
  </Besides>
)

/** Pages for everybody. */
const outside: readonly Page[] = [
  { path: pages.login, page: <LoginPage notice={cards} offer={offer} /> },
  { path: pages.register, page: [<RegisterPage key="page" />, offer] },
  { path: pages.howto, page: <HowtoPage /> },
  { path: pages.contact, page: <ContactPage topOffset={false} /> },
]

/** Pages that need a stored token. */
const inside: readonly Page[] = [
  { path: pages.home, page: <HomePage notice={cards} />, aside: <NewestMovements /> },
  { path: pages.profile, page: <ProfilePage /> },
  { path: pages.bonus, page: <BonusPage /> },
  { path: pages.statement, page: <StatementPage /> },
  { path: pages.memberContact, page: <ContactPage topOffset /> },
  { path: pages.spin, page: <SpinPage /> },
]

const redirects = [
  [pages.root, pages.user],
  [pages.user, pages.home],
] as const

/** Every address and what answers it. Keyed, so that one redirect after another is a new one. */
export function Routes() {
  useServiceCheck()
  return (
    <>
      <Switch>
        {redirects.map(([path, to]) => (
          <Route key={path} path={path}>
            <Redirect to={to} replace />
          </Route>
        ))}
        {outside.map(({ path, page }) => (
          <Route key={path} path={path}>
            {path === pages.login && <EndedSession />}
            <Public>{page}</Public>
          </Route>
        ))}
        {inside.map(({ path, page, aside }) => (
          <Route key={path} path={path}>
            <Member aside={aside}>{page}</Member>
          </Route>
        ))}
        <Route key={pages.terminated} path={pages.terminated}>
          <Bare>
            <TerminatedPage />
          </Bare>
        </Route>
        <Route>
          <Bare>
            <NotFoundPage />
          </Bare>
        </Route>
      </Switch>
      <Besides>
        <Dialogs />
      </Besides>
    </>
  )
}

/** A page without the shell's bars. */
function Bare({ children }: { children: ReactNode }) {
  return (
    <RoomBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </RoomBoundary>
  )
}

/** The statement beside home, once home has read the wallet in its own order. */
function NewestMovements() {
  return useWallet({ revalidateOnMount: false }).data ? <StatementPage /> : null
}

/** Coming to the login page with a session ends it, as logging out does. */
function EndedSession() {
  useEffect(() => {
    let isThere = true
    // Where its code does not arrive the session stays as it is.
    if (currentSession())
      void import('../member/endAtLogin.ts')
        .then(({ endSessionAtLogin }) => endSessionAtLogin(() => isThere))
        .catch(() => undefined)
    return () => {
      isThere = false
    }
  }, [])
  return null
}

/** A page for everybody; who is signed in stays so, and finds the way back. */
function Public({ children }: { children: ReactNode }) {
  const session = useSession()
  return <Shell places={session ? 'signedIn' : 'visitor'}>{children}</Shell>
}

/** Pages that need a stored token: a visitor is led to the login and, after it, back. */
function Member({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const session = useSession()
  const [, navigate] = useLocation()
  if (!session) return <Redirect to={loginAddress(window.location.pathname + window.location.search)} replace />
  const signOut = () => {
    endSession()
    navigate(pages.login, { replace: true })
  }
  return (
    <Shell places="member" onSignOut={signOut} aside={aside}>
      {children}
    </Shell>
  )
}
