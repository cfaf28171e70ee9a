import { Suspense, type ReactNode } from 'react'
import { BottomBar } from './BottomBar.tsx'
import type { Place } from './places.ts'
import { RoomBoundary } from './RoomBoundary.tsx'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'

interface Props {
  places: readonly Place[]
  onSignOut?: () => void
  children: ReactNode
}

/** The frame around a page: bars above and below, the content in one column. */
export function Shell({ places, onSignOut, children }: Props) {
  return (
    <>
      <TopBar {...(onSignOut ? { onSignOut } : {})} />
      <main className={styles['content']} data-bar={places.length > 0 ? '' : undefined}>
        <RoomBoundary>
          <Suspense fallback={null}>{children}</Suspense>
        </RoomBoundary>
      </main>
      {places.length > 0 && <BottomBar places={places} />}
    </>
  )
}
