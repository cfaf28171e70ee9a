import { Suspense, type ReactNode } from 'react'
import { Besides, RoomBoundary } from '../ui/RoomBoundary.tsx'
import { lazyRoom } from './lazyRoom.ts'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'
import { classes } from '../ui/classes.ts'
import { useMedia } from '../ui/useMedia.ts'

interface Props {
  /** Whose places stand in the bar. */
  places: 'member' | 'signedIn' | 'visitor'
  onSignOut?: () => void
  /** What stands in a second column where there is room for one. */
  aside?: ReactNode
  children: ReactNode
}

// Fetched beside the first page, not before it: it lies still over the place that the page leaves for it.
const loadBottomBar = () => import('./BottomBar.tsx')
void loadBottomBar().catch(() => undefined)
const BottomBar = lazyRoom('shared', async () => (await loadBottomBar()).BottomBar)

/** The frame around a page: bars above and below, the content in one column, beside it a second one on wide screens. */
export function Shell({ places, onSignOut, aside, children }: Props) {
  const isWide = useMedia('(min-width: 1240px)')
  const hasAside = isWide && aside !== undefined
  return (
    <>
      <TopBar {...(onSignOut ? { onSignOut } : {})} />
      <div className={classes(styles['columns'], hasAside && styles['two'])}>
        <main>
          <RoomBoundary>
            <Suspense fallback={null}>{children}</Suspense>
          </RoomBoundary>
        </main>
        {hasAside && (
          <aside>
            <Besides>{aside}</Besides>
          </aside>
        )}
      </div>
      <Besides>
        <BottomBar places={places} />
      </Besides>
    </>
  )
}
