import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { pages } from '../nav/addresses.ts'
import { openDialog } from '../nav/useDialog.ts'
import styles from './BottomBar.module.css'
import type { Viewer } from './room.ts'
import { isDialog, rows } from './rooms.tsx'

const homeFirst = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  Number(other === pages.home) - Number(one === pages.home)

export function BottomBar({ viewer, isWide }: { viewer: Viewer; isWide: boolean }) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const row = rows.find(([address]) => address === path)?.[1]
  const parent = row && 'within' in row ? row.within : undefined
  // Home is in the middle of a row and on top of a list.
  const places = isWide ? [...rows].sort(homeFirst) : rows
  return (
    <nav className={styles['bar']} aria-label={t('mainMenu')}>
      {places.map(([address, { place }]) => {
        if (!place?.bars.includes(viewer)) return null
        const { icon: Icon, text } = place
        const inside = (
          <>
            <Icon aria-hidden="true" />
            <span>{t(text)}</span>
          </>
        )
        return isDialog(address) ? (
          <button key={address} type="button" className={styles['place']} onClick={() => openDialog({ name: address })}>
            {inside}
          </button>
        ) : (
          <Link
            key={address}
            href={address}
            className={styles['place']}
            aria-current={path === address ? 'page' : address === parent ? 'true' : undefined}
          >
            {inside}
          </Link>
        )
      })}
    </nav>
  )
}
