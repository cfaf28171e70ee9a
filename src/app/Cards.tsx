import { useLocation } from 'wouter'
import { NoticeCard } from '../features/info/NoticeCard.tsx'
import { useHasNotice } from '../features/info/useNotice.ts'
import { hasAgreed } from '../session/agreement.ts'
import { useSession } from '../session/useSession.ts'
import { pages } from '../nav/addresses.ts'
import { Deferred } from '../ui/RoomBoundary.tsx'
import styles from './Cards.module.css'
import { lazyRoom } from '../ui/lazyRoom.tsx'

const Offers = lazyRoom('preferences', () => import('../features/preferences/Offers.tsx'), 'Offers')

/**
 * The cards that the app adds to a page. Login and home show the operator's notice; these two and registration show what the app
 * offers by itself. Login has a place for each (`offer` is the second), home one for both.
 */
export function Cards({ offer = false }: { offer?: boolean | undefined }) {
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
