import { useTranslation } from 'react-i18next'
import { Outline } from '../../ui/Outline.tsx'
import styles from './ContactPage.module.css'

/** The skeleton of the contact: text and the ways to support. */
export function ContactSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles['skeleton']} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Outline shape="text" height={128} />
      <Outline shape="rows" height={192} />
    </div>
  )
}
