import { Route, Switch, useLocation } from 'wouter'
import { useEffect, useRef, Suspense, type ReactNode } from 'react'
import { type PageAddress, pages } from '../nav/addresses.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { Deferred } from '../ui/layout/RoomBoundary.tsx'
import { Dialogs } from './Dialogs.tsx'
import { frames } from './frames.tsx'
import type { PageRoom } from './room.ts'
import { rooms, rows } from './rooms.tsx'
import { useServiceCheck } from './useServiceCheck.ts'
import { takeFirstReading } from '../wallet/firstReading.ts'
import { useUnknownCommands } from '../commands/useOpenCommands.ts'
import { MayCalm } from '../i18n/errorText.ts'
import { DespiteFailure } from '../ui/feedback/Failure.tsx'
import { lazyRoom } from '../ui/layout/lazyRoom.tsx'
import { retry } from '../lib/retry.ts'
import { NoticeCard } from '../features/info/NoticeCard.tsx'
import { useHasNotice } from '../features/info/useNotice.ts'
import { hasAgreed } from '../session/agreement.ts'
import { useSession } from '../session/useSession.ts'
import styles from './Cards.module.css'

const Offers = lazyRoom('preferences', () => import('../features/preferences/Offers.tsx'), 'Offers')

/**
 * The cards that the app adds to a page. Login and home show the operator's notice; these two and registration show what the app
 * offers by itself. Login has a place for each (`offer` is the second), home one for both.
 */
function Cards({ offer = false }: { offer?: boolean | undefined }) {
  const [path] = useLocation()
  if (path === pages.home)
    return (
      <>
        <MembersOffers />
        <Deferred>
          <NoticeCard />
        </Deferred>
      </>
    )
  if (!offer) return <NoticeCard />
  const offers = (
    <Deferred>
      <Offers forMembers={false} />
    </Deferred>
  )
  return path === pages.register ? <div className={styles['below']}>{offers}</div> : offers
}

/** Offers nothing while the notice or the agreement waits to be read. */
function MembersOffers() {
  const isSignedIn = useSession() !== null
  const isUndisturbed = useHasNotice() === false
  return (
    <Deferred>
      <Offers forMembers={isSignedIn && isUndisturbed && hasAgreed()} />
    </Deferred>
  )
}

/** It is needed where connections break. */
const fetchNotice = () => retry(() => import('./UnknownNotice.tsx'), 200)
const UnknownNotice = lazyRoom('shared', fetchNotice, 'UnknownNotice')

const notice = (
  <Suspense>
    <UnknownNotice />
  </Suspense>
)

/** Tells commands of unknown outcome where the reads of their place fail: they are on the device, and need no read. */
function UnknownHere({ children }: { children: ReactNode }) {
  const isUnknown = useUnknownCommands().length > 0
  return (
    <MayCalm value={!isUnknown}>
      <DespiteFailure value={isUnknown && notice}>{children}</DespiteFailure>
    </MayCalm>
  )
}

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
    <UnknownHere>
      <Switch>{routes}</Switch>
      <Deferred>
        <Dialogs />
      </Deferred>
    </UnknownHere>
  )
}

/** A page beside another one. It waits for the wallet, as home reads that in an order of its own. */
function Aside({ address }: { address: PageAddress }) {
  const { page: Page }: PageRoom = rooms[address]
  return useWallet({ revalidateOnMount: false }).data ? <Page {...cards} /> : null
}

/**
 * Discards what was prepared for the first page once that is left: the early reads would be old, and the kept tap is of a button that
 * is gone.
 */
function useFirstPage(): void {
  const [path] = useLocation()
  const first = useRef(path)
  useEffect(() => {
    if (path === first.current) return
    delete window.prefetched
    takeFirstReading()
    window.takeTap?.()
  }, [path])
}
