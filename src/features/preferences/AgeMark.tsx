import { useTranslation } from 'react-i18next'
import { settings } from '../../lib/settings/settings.ts'
import styles from './AgeMark.module.css'

export function AgeMark() {
  const { t } = useTranslation('preferences')
  const age = settings.VITE_AGE_MARK
  return (
    <p className={styles['mark']}>
      <b className={styles['age']} aria-hidden="true">
        {age}
      </b>
      <span>
        <span>{t('ageMark', { age: age.replace('+', '') })}</span>
        <br />
        <span>{t('ageMarkText')}</span>
      </span>
    </p>
  )
}
