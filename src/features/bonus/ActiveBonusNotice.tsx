import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BonusRestrictions } from './BonusRestrictions.tsx'
import styles from './BonusDialog.module.css'

export function ActiveBonusNotice({ isThis }: { isThis: boolean }) {
  const { t } = useTranslation('bonus')
  if (!isThis) return <p>{t('holdsOther')}</p>
  return (
    <>
      <p className={styles['current']}>
        <CircleCheck size={18} aria-hidden="true" />
        <span>{t('current')}</span>
      </p>
      <BonusRestrictions of="active" />
    </>
  )
}
