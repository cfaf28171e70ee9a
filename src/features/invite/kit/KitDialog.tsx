import { useTranslation } from 'react-i18next'
import { useWallet } from '../../../wallet/useWallet.ts'
import { Reads } from '../../../ui/feedback/Reads.tsx'
import { Sheet } from '../../../ui/layout/Sheet.tsx'
import { Kit } from './Kit.tsx'
import styles from './Kit.module.css'
import { Totals } from './Totals.tsx'

export function KitDialog() {
  const { t } = useTranslation('kit')
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet()]} height={480} shape="rows">
        {([wallet]) => (
          <div className={styles['room']}>
            <Totals wallet={wallet} />
            <Kit profileId={wallet.profile._id} />
          </div>
        )}
      </Reads>
    </Sheet>
  )
}
