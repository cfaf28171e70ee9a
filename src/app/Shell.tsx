import { Suspense, useDeferredValue, useEffect, type ReactNode, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from 'react-i18next'
import { LogOut } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { Deferred, RoomBoundary } from '../ui/layout/RoomBoundary.tsx'
import { BottomBar } from './BottomBar.tsx'
import type { Viewer } from './room.ts'
import { cameBackTo, notePageShown } from '../nav/history.ts'
import { useIsPrerendered } from '../ui/layout/useIsPrerendered.ts'
import { useMedia } from '../ui/layout/useMedia.ts'
import { pages } from '../nav/addresses.ts'
import { useServiceName } from '../operator/useInfo.ts'
import { settings } from '../lib/settings/settings.ts'
import { IconButton } from '../ui/controls/Button.tsx'
import { LanguageSelect } from '../ui/controls/LanguageSelect.tsx'
import { ServiceName } from './ServiceName.tsx'
import { keepSupportPlace } from './supportPlace.ts'
import styles from './Shell.module.css'

const mainId = 'main'

/** Pushes no history entry. */
function SkipLink() {
  const { t } = useTranslation()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(mainId)?.focus()
  }
  return (
    <a className={styles['skip']} href={`#${mainId}`} onClick={skip}>
      {t('skip')}
    </a>
  )
}

interface Props {
  viewer: Viewer
  onSignOut?: () => void
  aside?: ReactNode
  skeleton?: ReactNode
  children: ReactNode
}

export function Shell({ viewer, onSignOut, aside, skeleton = null, children }: Props) {
  // Makes React hydrate at once instead of when idle.
  useIsPrerendered()
  const [path] = useLocation()
  // Deferred to answer the tap first; a step back keeps its scroll position.
  const isSoon = useDeferredValue(path) !== path && !cameBackTo(path)
  useEffect(() => notePageShown(path), [path])
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

function TopBar({ onSignOut }: { onSignOut?: () => void }) {
  const { t } = useTranslation()
  const name = useServiceName()
  const [path] = useLocation()
  useEffect(() => {
    document.title = name
  }, [name])
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <span className={styles['service']}>{path !== pages.login && <ServiceName />}</span>
        {settings.VITE_CHAT_URL !== '' && <span ref={keepSupportPlace} className={styles['support']} />}
        <LanguageSelect />
        {onSignOut && (
          <IconButton label={t('signOut')} onClick={onSignOut}>
            <LogOut />
          </IconButton>
        )}
      </div>
    </header>
  )
}
