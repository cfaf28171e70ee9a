import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes.ts'
import { Outline } from '../../ui/Outline.tsx'
import skeleton from '../../ui/Skeleton.module.css'
import styles from './ContactPage.module.css'

/** The skeleton of the contact: the ways to support, and its QR code. */
export function ContactSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles['skeleton']} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Outline shape="rows" height={130} pitch={65} />
      <Code />
    </div>
  )
}

const Code = () => (
  <svg className={classes(skeleton['skeleton'], styles['outline'])} width="100%" height="205" aria-hidden="true">
    <rect x="25%" y="17" width="50%" height="12" rx="6" />
    <svg x="50%" overflow="visible">
      <rect x="-68" y="49" width="136" height="136" rx="12" />
    </svg>
  </svg>
)
