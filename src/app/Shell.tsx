import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { classes } from '../ui/classes.ts'
import { Deferred, RoomBoundary } from '../ui/RoomBoundary.tsx'
import { BottomBar } from './BottomBar.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'
import type { Viewer } from './room.ts'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'
import { cameBackTo, noteShown } from '../nav/history.ts'
import { useIsPrerendered } from '../ui/useIsPrerendered.ts'
import { useMedia } from '../ui/useMedia.ts'

interface Props {
  /** Whose places the bottom bar shows. */
  viewer: Viewer
  onSignOut?: () => void
  /** Shown in a second column on wide screens. */
  aside?: ReactNode
  /** Shown until the page's code has loaded. */
  skeleton?: ReactNode
  children: ReactNode
}

/**
 * The frame around a page: bars above and below, the content in one column, beside it a second one on wide screens, where the places
 * stand at the left and come before the content.
 */
export function Shell({ viewer, onSignOut, aside, skeleton = null, children }: Props) {
  // React would hydrate the page when idle. This hook renders the shell once more, so that it does so at once.
  useIsPrerendered()
  const [path] = useLocation()
  // The new page is deferred, so that the tap is answered first. After a step back it is not, so that the scroll position is kept.
  const isSoon = useDeferredValue(path) !== path && !cameBackTo(path)
  useEffect(() => noteShown(path), [path])
  const isWide = useMedia('(min-width: 1000px)')
  const hasAside = useMedia('(min-width: 1240px)') && aside !== undefined
  const bar = <BottomBar viewer={viewer} isWide={isWide} />
  return (
    <>
      <SkipLink />
      <TopBar {...(onSignOut ? { onSignOut } : {})} />
      {isWide && bar}
      <div className={classes(styles['columns'], aside === undefined && styles['alone'])}>
        <main id={mainId} className={styles['main']} tabIndex={-1}>
          <RoomBoundary key={path}>
            <Suspense fallback={skeleton}>{isSoon ? skeleton : children}</Suspense>
          </RoomBoundary>
        </main>
        {hasAside && (
          <aside className={styles['aside']}>
            <Deferred>{aside}</Deferred>
          </aside>
        )}
      </div>
      {!isWide && bar}
    </>
  )
}
