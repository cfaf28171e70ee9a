import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Guide } from './Guide.tsx'
import styles from './Preferences.module.css'
import { useHomeScreen } from './useHomeScreen.ts'

/** Adds the app to the home screen by a tap, or shows how. Renders nothing where neither is possible. */
export function HomeScreenRow() {
  const { t } = useTranslation('preferences')
  const { way, said, add, isDesktop } = useHomeScreen()
  if (way === null) return null
  const words = (
    <span>
      <span className={styles['name']}>{t(isDesktop ? 'installApp' : 'addToHomeScreen')}</span>
      <span className={styles['hint']}>{t('homeScreenHint')}</span>
    </span>
  )
  const icon = <Smartphone size={22} aria-hidden="true" />
  return (
    <div className={styles['rows']}>
      {way === 'ask' ? (
        <button type="button" className={styles['row']} onClick={add}>
          {icon}
          {words}
        </button>
      ) : (
        <>
          <div className={styles['row']}>{words}</div>
          <Guide />
        </>
      )}
      <p className={styles['said']} role="status">
        {said && t(said)}
      </p>
    </div>
  )
}
