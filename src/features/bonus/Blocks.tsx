import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './Blocks.module.css'

/** Says what a bonus keeps back while it is held: of one that could be taken, or of the active one. */
export function Blocks({ of }: { of: 'offer' | 'active' }) {
  const { t } = useTranslation('bonus')
  return (
    <div className={styles['blocks']}>
      <TriangleAlert size={20} aria-hidden="true" />
      <div>
        <p className={styles['title']}>{t(of === 'offer' ? 'blocksTitle' : 'blocksNow')}</p>
        <ul>
          <li>{t('blocksRefund')}</li>
          <li>{t('blocksWithdrawal')}</li>
          <li>{t('blocksOthers')}</li>
        </ul>
      </div>
    </div>
  )
}
