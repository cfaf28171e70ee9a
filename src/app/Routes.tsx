import { Suspense, useEffect, type ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { loginAddress, pages } from '../nav/addresses.ts'
import { currentSession, endSession, endSessionAtLogin } from '../member/session.ts'
import { useSession } from '../member/useSession.ts'
import { useWallet } from '../member/useWallet.ts'
import { Dialogs } from './Dialogs.tsx'
import { memberPlaces } from './places.ts'
import { HomePage, LoginPage, NotFoundPage, NoticeCard, StatementPage, TerminatedPage } from './rooms.ts'
import { RoomBoundary } from '../ui/RoomBoundary.tsx'
import { Shell } from './Shell.tsx'
import { useHostBack } from './useHostBack.ts'
import { useServiceCheck } from './useServiceCheck.ts'

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
        <Public />
      </Route>
      <Route key="user" path={pages.user}>
        <Redirect to={pages.home} replace />
      </Route>
      <Route key="home" path={pages.home}>
        <Member aside={<NewestMovements />}>
          <HomePage notice={<Notice />} />
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

/** The login page; coming here with a session ends it, as logging out does. */
function Public() {
  useEffect(() => {
    if (currentSession()) endSessionAtLogin()
  }, [])
  return (
    <Shell places={[]}>
      <LoginPage notice={<Notice />} />
    </Shell>
  )
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
      <Shell places={memberPlaces} onSignOut={signOut} aside={aside}>
        {children}
      </Shell>
      <Dialogs />
    </>
  )
}
