import { Suspense, type ReactNode } from 'react'
import { BottomBar } from './BottomBar.tsx'
import type { Place } from './places.ts'
import { RoomBoundary } from '../ui/RoomBoundary.tsx'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'
import { useMedia } from '../ui/useMedia.ts'

interface Props {
  places: readonly Place[]
  onSignOut?: () => void
  /** What stands in a second column where there is room for one. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame around a page: bars above and below, the content in one column, beside it a second one on wide screens. */
export function Shell({ places, onSignOut, aside, children }: Props) {
  const isWide = useMedia('(width >= 1240px)')
  return (
    <>
      <TopBar {...(onSignOut ? { onSignOut } : {})} />
      <div className={styles['columns']} data-bar={places.length > 0 ? '' : undefined}>
        <main>
          <RoomBoundary>
            <Suspense fallback={null}>{children}</Suspense>
          </RoomBoundary>
        </main>
        {isWide && aside && (
          <aside>
            <RoomBoundary fallback={null}>
              <Suspense fallback={null}>{aside}</Suspense>
            </RoomBoundary>
          </aside>
        )}
      </div>
      {places.length > 0 && <BottomBar places={places} />}
    </>
  )
}
