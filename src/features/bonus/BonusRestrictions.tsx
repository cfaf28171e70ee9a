import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import styles from './BonusDialog.module.css'

interface Props {
  /** The limit on how often the bonus can be claimed. */
  claims?: string
  /** The operator adds conditions. */
  children?: ReactNode
}

export function BonusRestrictions({ claims, children }: Props) {
  const { t } = useTranslation('bonus')
  return (
    <Card className={styles['terms']}>
      <Warning>
        <p className={styles['warned']}>{t('blocksWithdrawal')}</p>
      </Warning>
      <ul className={styles['list']}>
        {claims !== undefined && <li>{claims}</li>}
        <li>{t('blocksRefund')}</li>
        <li>{t('blocksOthers')}</li>
        {children && <li>{children}</li>}
      </ul>
    </Card>
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
      <BonusRestrictions />
    </>
  )
}
