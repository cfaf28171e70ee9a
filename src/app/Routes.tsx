import { useEffect, useRef, Suspense, useState, type ReactNode } from 'react'
import { Route, Switch, useLocation, Redirect } from 'wouter'
import { useUnknownCommands } from '../commands/useOpenCommands.ts'
import { NoticeCard } from '../features/info/NoticeCard.tsx'
import { useHasNotice } from '../features/info/useNotice.ts'
import { MayReassure } from '../i18n/errorText.ts'
import { retry } from '../lib/retry.ts'
import { type PageAddress, pages, loginAddress } from '../nav/addresses.ts'
import { openDialog } from '../nav/useDialog.ts'
import { hasAgreed } from '../session/agreement.ts'
import { currentSession } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { AboveReads } from '../ui/feedback/Failure.tsx'
import { Deferred, FeatureBoundary } from '../ui/layout/FeatureBoundary.tsx'
import { lazyFeature } from '../ui/layout/lazyFeature.tsx'
import { Skeleton } from '../ui/lists/Skeleton.tsx'
import { takeFirstWalletRead } from '../wallet/firstWalletRead.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { Dialogs } from './Dialogs.tsx'
import { pageTable, pageTableRows } from './pageTable.tsx'
import { Shell } from './Shell.tsx'
import type { PageRow } from './tableRow.ts'
import { useServiceCheck } from './useServiceCheck.ts'
import styles from './Routes.module.css'

const LazyOffers = lazyFeature('preferences', () => import('../features/preferences/Offers.tsx'), 'Offers')

function Cards({ hasOffer = false }: { hasOffer?: boolean | undefined }) {
  const [path] = useLocation()
  if (!hasOffer) return <NoticeCard />
  if (path === pages.home) return <MembersOffers />
  const offers = (
    <Deferred>
      <LazyOffers forMembers={false} hasNotice />
    </Deferred>
  )
  return path === pages.register ? <div className={styles['below']}>{offers}</div> : offers
}

function MembersOffers() {
  const isLoggedIn = useSession() !== null
  const hasNotice = useHasNotice() !== false
  return (
    <Deferred>
      <LazyOffers forMembers={isLoggedIn && hasAgreed()} hasNotice={hasNotice} />
    </Deferred>
  )
}

const fetchReminder = () => retry(() => import('./UnknownReminder.tsx'), 200)
const LazyUnknownReminder = lazyFeature('shared', fetchReminder, 'UnknownReminder')

const unknownReminder = (
  <Suspense>
    <LazyUnknownReminder />
  </Suspense>
)

const cards = {
  notice: (
    <Deferred>
      <Cards />
    </Deferred>
  ),
  offer: (
    <Deferred>
      <Cards hasOffer />
    </Deferred>
  ),
}

interface Inside {
  readonly children: ReactNode
  readonly skeleton?: ReactNode
  readonly aside?: ReactNode
}

const frames = { Blank: BlankFrame, Auth: AuthFrame, Public: PublicFrame, Member: MemberFrame }

/** The key makes successive redirects run. */
function BlankFrame({ children }: Inside) {
  const [path] = useLocation()
  return (
    <FeatureBoundary key={path}>
      <Suspense fallback={null}>{children}</Suspense>
    </FeatureBoundary>
  )
}

function PublicFrame({ children }: Inside) {
  const session = useSession()
  return <Shell viewer={session ? 'loggedIn' : 'visitor'}>{children}</Shell>
}

/** Opening it ends the session; until that is decided, it is a visitor's page. */
function AuthFrame({ children }: Inside) {
  const session = useSession()
  const [hasStayed, setHasStayed] = useState(false)
  useEffect(() => {
    let isThere = true
    // If the code does not load, the session stays.
    if (currentSession())
      void import('./endAtLogin.ts')
        .then(({ endSessionAtLogin }) => endSessionAtLogin(() => isThere))
        .catch(() => undefined)
        .then(() => setHasStayed(true))
    return () => {
      isThere = false
    }
  }, [])
  return <Shell viewer={session && hasStayed ? 'loggedIn' : 'visitor'}>{children}</Shell>
}

const askToLogOut = () => void openDialog({ name: 'logout' })

const cardSkeleton = <Skeleton height={360} />

function MemberFrame({ children, skeleton = cardSkeleton, aside }: Inside) {
  const session = useSession()
  if (!session) return <Redirect to={loginAddress(window.location.pathname + window.location.search)} replace />
  return (
    <Shell viewer="member" onLogOut={askToLogOut} skeleton={skeleton} aside={aside}>
      {children}
    </Shell>
  )
}

const routes = pageTableRows.map(([path, row]) => {
  if (!('page' in row)) return null
  const { page: Page, frame, skeleton, aside: Beside } = row
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

export function Routes() {
  useFirstPage()
  useServiceCheck()
  const isUnknown = useUnknownCommands().length > 0
  return (
    <MayReassure value={!isUnknown}>
      <Switch>{routes}</Switch>
      <AboveReads value={isUnknown && unknownReminder}>
        <Deferred>
          <Dialogs />
        </Deferred>
      </AboveReads>
    </MayReassure>
  )
}

/** Waits for the wallet, which home reads in its own order. */
function Aside({ address }: { address: PageAddress }) {
  const { page: Page }: PageRow = pageTable[address]
  return useWallet({ revalidateOnMount: false }).data ? <Page {...cards} /> : null
}

/** Once the first page is left, its early reads are stale and its tapped button is gone. */
function useFirstPage(): void {
  const [path] = useLocation()
  const first = useRef(path)
  useEffect(() => {
    if (path === first.current) return
    delete window.prefetched
    takeFirstWalletRead()
    window.takeTap?.()
  }, [path])
}
