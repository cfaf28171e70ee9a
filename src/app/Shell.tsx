import { LogOut } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, type ReactNode, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { settings } from '../lib/settings/settings.ts'
import { pages } from '../nav/addresses.ts'
import { cameBackTo, onPageShown } from '../nav/history.ts'
import { openDialog } from '../nav/useDialog.ts'
import { useServiceName } from '../operator/useServiceInfo.ts'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/controls/Button.tsx'
import { LanguageSelect } from '../ui/controls/LanguageSelect.tsx'
import { Deferred, FeatureBoundary } from '../ui/layout/FeatureBoundary.tsx'
import { Mark } from '../ui/layout/Mark.tsx'
import { useIsPrerendered } from '../ui/layout/useIsPrerendered.ts'
import { useMedia } from '../ui/layout/useMedia.ts'
import { pageTableRows } from './pageTable.tsx'
import { ServiceName } from './ServiceName.tsx'
import { setSupportSlot } from './supportSlot.ts'
import type { Viewer } from './tableRow.ts'
import barStyles from './BottomBar.module.css'
import styles from './Shell.module.css'

const mainId = 'main'

/** A real link would add a history entry. */
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
  onLogOut?: () => void
  aside?: ReactNode
  skeleton?: ReactNode
  children: ReactNode
}

export function Shell({ viewer, onLogOut, aside, skeleton = null, children }: Props) {
  // Makes React hydrate at once, not when idle.
  useIsPrerendered()
  const [path] = useLocation()
  // Deferred, so the tap is answered first; a step back keeps its scroll position.
  const isSoon = useDeferredValue(path) !== path && !cameBackTo(path)
  useEffect(() => onPageShown(path), [path])
  const isWide = useMedia('(min-width: 1000px)')
  const hasAside = useMedia('(min-width: 1240px)') && aside !== undefined
  // On a phone the registration's steps need the room.
  const hasPlate = path === pages.login || (isWide && path === pages.register)
  const bar = <BottomBar viewer={viewer} isWide={isWide} isOnPlate={hasPlate} />
  return (
    <>
      <SkipLink />
      <TopBar isWide={isWide} hasPlate={hasPlate} onLogOut={onLogOut} />
      {isWide && bar}
      <div className={classes(styles['columns'], aside === undefined && styles['alone'])}>
        <main id={mainId} tabIndex={-1}>
          <FeatureBoundary key={path}>
            <Suspense fallback={skeleton}>{isSoon ? skeleton : children}</Suspense>
          </FeatureBoundary>
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

interface TopBarProps {
  isWide: boolean
  hasPlate: boolean
  onLogOut: (() => void) | undefined
}

function TopBar({ isWide, hasPlate, onLogOut }: TopBarProps) {
  const { t } = useTranslation()
  const name = useServiceName()
  const [path] = useLocation()
  useEffect(() => {
    document.title = name
  }, [name])
  const isInner = path !== pages.home && path !== pages.login
  const hasTitle = isInner && (path === pages.contact || 'titled' in document.documentElement.dataset)
  return (
    <header
      className={classes(styles['bar'], isInner && styles['inner'], hasPlate && styles['plate'])}
      data-within={hasTitle ? (onLogOut ? 'member' : '') : undefined}
    >
      <div className={styles['row']}>
        <span className={styles['service']}>{!hasPlate && !hasTitle && <ServiceName />}</span>
        {!isWide && <SupportSlot className={styles['support']} />}
        <LanguageSelect />
        {onLogOut && (
          <IconButton label={t('logOut')} onClick={onLogOut}>
            <LogOut />
          </IconButton>
        )}
      </div>
      {hasPlate && (
        <div className={styles['welcome']}>
          <Mark isLarge />
          <div>
            <p className={styles['name']}>{name}</p>
            <p className={styles['promise']}>{t('promise')}</p>
          </div>
        </div>
      )}
    </header>
  )
}

const SupportSlot = ({ className }: { className: string | undefined }) =>
  settings.VITE_CHAT_URL !== '' && <span ref={setSupportSlot} className={className} />

const homeFirst = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  Number(other === pages.home) - Number(one === pages.home)

interface BottomBarProps {
  viewer: Viewer
  isWide: boolean
  isOnPlate: boolean
}

function BottomBar({ viewer, isWide, isOnPlate }: BottomBarProps) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const row = pageTableRows.find(([address]) => address === path)?.[1]
  const parent = row && 'within' in row ? row.within : undefined
  // Home is in a row's middle, but first in a list.
  const rows = isWide ? [...pageTableRows].sort(homeFirst) : pageTableRows
  return (
    <nav className={barStyles['bar']} data-plate={isOnPlate || undefined} aria-label={t('mainMenu')}>
      {rows.map(([address, entry]) => {
        if (!entry.bar?.bars.includes(viewer)) return null
        const { icon: Icon, text } = entry.bar
        const inside = (
          <>
            <Icon />
            <span>{t(text)}</span>
          </>
        )
        return 'dialog' in entry ? (
          <button
            key={address}
            type="button"
            className={barStyles['place']}
            onClick={() => openDialog({ name: 'conditions' })}
          >
            {inside}
          </button>
        ) : (
          <Link
            key={address}
            href={address}
            className={barStyles['place']}
            aria-current={path === address ? 'page' : address === parent ? 'true' : undefined}
          >
            {inside}
          </Link>
        )
      })}
      {isWide && <SupportSlot className={undefined} />}
    </nav>
  )
}
