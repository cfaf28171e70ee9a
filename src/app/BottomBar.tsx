import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { openDialog } from '../nav/useDialog.ts'
import styles from './BottomBar.module.css'
import { placesOf, type Visitor } from './places.ts'

/** The places of a shell: below the thumb on phones, at the left on wide screens. */
export function BottomBar({ places }: { places: Visitor }) {
  const { t } = useTranslation()
  const [path] = useLocation()
  return (
    <nav className={styles['bar']} aria-label={t('mainMenu')}>
      {placesOf(places).map(({ to, icon: Icon, text }) => {
        const inside = (
          <>
            <Icon aria-hidden="true" />
            <span>{t(text)}</span>
          </>
        )
        return 'page' in to ? (
          <Link
            key={text}
            href={to.page}
            className={styles['place']}
            aria-current={path === to.page ? 'page' : undefined}
          >
            {inside}
          </Link>
        ) : (
          <button key={text} type="button" className={styles['place']} onClick={() => openDialog({ name: to.dialog })}>
            {inside}
          </button>
        )
      })}
    </nav>
  )
}
