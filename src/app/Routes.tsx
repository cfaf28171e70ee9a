import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { loginAddress, pages } from '../nav/addresses.ts'
import { currentSession, endSession, endSessionAtLogin } from '../member/session.ts'
import { useSession } from '../member/useSession.ts'
import { useWallet } from '../member/useWallet.ts'
import {
  ContactPage,
  HomePage,
  HowtoPage,
  LoginPage,
  NotFoundPage,
  NoticeCard,
  ProfilePage,
  RegisterPage,
  StatementPage,
  TerminatedPage,
} from './rooms.ts'
import { RoomBoundary } from '../ui/RoomBoundary.tsx'
import { Shell } from './Shell.tsx'
import { useHostBack } from './useHostBack.ts'
import { useServiceCheck } from './useServiceCheck.ts'

// Fetched beside the first page, not before it.
const loadDialogs = () => import('./Dialogs.tsx')
void loadDialogs().catch(() => undefined)
const Dialogs = lazy(async () => ({ default: (await loadDialogs()).Dialogs }))

/** Every address and what answers it. Keyed, so that one redirect after another is a new one. */
export function Routes() {
  useServiceCheck()
  useHostBack()
  return (
    <Switch>
      <Route key="root" path={pages.root}>
        <Redirect to={pages.user} replace />
      </Route>
      <Route key="login" path={pages.login}>
        <Public>
          <EndedSession />
          <LoginPage notice={<Notice />} />
        </Public>
      </Route>
      <Route key="register" path={pages.register}>
        <Public>
          <RegisterPage />
        </Public>
      </Route>
      <Route key="howto" path={pages.howto}>
        <Public>
          <HowtoPage />
        </Public>
      </Route>
      <Route key="contact" path={pages.contact}>
        <Public>
          <ContactPage topOffset={false} />
        </Public>
      </Route>
      <Route key="user" path={pages.user}>
        <Redirect to={pages.home} replace />
      </Route>
      <Route key="home" path={pages.home}>
        <Member aside={<NewestMovements />}>
          <HomePage notice={<Notice />} />
        </Member>
      </Route>
      <Route key="profile" path={pages.profile}>
        <Member>
          <ProfilePage />
        </Member>
      </Route>
      <Route key="memberContact" path={pages.memberContact}>
        <Member>
          <ContactPage topOffset />
        </Member>
      </Route>
      <Route key="statement" path={pages.statement}>
        <Member>
          <StatementPage />
        </Member>
      </Route>
      <Route key="terminated" path={pages.terminated}>
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
  )
}

/** A page without the shell's bars. */
const Bare = ({ children }: { children: ReactNode }) => (
  <RoomBoundary>
    <Suspense fallback={null}>{children}</Suspense>
  </RoomBoundary>
)

/** The operator's card; a page does without it where it does not load. */
const Notice = () => (
  <RoomBoundary fallback={null}>
    <Suspense fallback={null}>
      <NoticeCard />
    </Suspense>
  </RoomBoundary>
)

/** The statement beside home, once home has read the wallet in its own order. */
const NewestMovements = () => (useWallet({ revalidateOnMount: false }).data ? <StatementPage /> : null)

/** Coming to the login page with a session ends it, as logging out does. */
function EndedSession() {
  useEffect(() => {
    if (currentSession()) endSessionAtLogin()
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
    <>
      <Shell places="member" onSignOut={signOut} aside={aside}>
        {children}
      </Shell>
      <RoomBoundary fallback={null}>
        <Suspense fallback={null}>
          <Dialogs />
        </Suspense>
      </RoomBoundary>
    </>
  )
}
