import { Share } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './Preferences.module.css'

export function Guide() {
  const { t } = useTranslation('preferences')
  return (
    <ol className={styles['guide']}>
      <li>
        <span>{t('guideShare')}</span>
        <Share size={20} />
      </li>
      <li>{t('guideAdd')}</li>
      <li>{t('guideConfirm')}</li>
    </ol>
  )
}
