import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Warning } from '../../ui/feedback/Warning.tsx'
import styles from './BonusDialog.module.css'

export function BonusRestrictions({ of }: { of: 'offer' | 'active' }) {
  const { t } = useTranslation('bonus')
  return (
    <Warning>
      <p className={styles['blocked']}>{t(of === 'offer' ? 'blocksTitle' : 'blocksNow')}</p>
      <ul className={styles['list']}>
        <li>{t('blocksRefund')}</li>
        <li>{t('blocksWithdrawal')}</li>
        <li>{t('blocksOthers')}</li>
      </ul>
    </Warning>
  )
}

export function ActiveBonusNotice({ isThis }: { isThis: boolean }) {
  const { t } = useTranslation('bonus')
  if (!isThis) return <p>{t('holdsOther')}</p>
  return (
    <>
      <p className={styles['current']}>
        <CircleCheck size={18} />
        <span>{t('current')}</span>
      </p>
      <BonusRestrictions of="active" />
    </>
  )
}
