import { useTranslation } from 'react-i18next'
import { IconWarning } from '../../ui/feedback/Warning.tsx'
import styles from './BonusRestrictions.module.css'

export function BonusRestrictions({ of }: { of: 'offer' | 'active' }) {
  const { t } = useTranslation('bonus')
  return (
    <IconWarning small>
      <p className={styles['title']}>{t(of === 'offer' ? 'blocksTitle' : 'blocksNow')}</p>
      <ul className={styles['list']}>
        <li>{t('blocksRefund')}</li>
        <li>{t('blocksWithdrawal')}</li>
        <li>{t('blocksOthers')}</li>
      </ul>
    </IconWarning>
  )
}
