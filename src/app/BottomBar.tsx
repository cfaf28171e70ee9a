import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import styles from './BottomBar.module.css'
import type { Place } from './places.ts'

/** The places of a shell: below the thumb on phones, at the left on wide screens. */
export function BottomBar({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation()
  const [path] = useLocation()
  return (
    <nav className={styles['bar']} aria-label={t('mainMenu')}>
      {places.map(({ path: to, icon: Icon, text }) => (
        <Link key={to} href={to} className={styles['place']} aria-current={path === to ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          <span>{t(text)}</span>
        </Link>
      ))}
    </nav>
  )
}
