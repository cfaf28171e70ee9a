import { useTranslation } from 'react-i18next'
import { refundBannersCall } from '../../api/refund.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { useBanners } from '../../service/useBanners.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { BannersFirst } from '../../ui/BannersFirst.tsx'
import { Reads } from '../../ui/Reads.tsx'
import styles from './Refund.module.css'
import { RefundSteps } from './RefundSteps.tsx'
import { Refunds } from './Refunds.tsx'

/** The refund that can be received now, and the earlier ones. */
export function RefundDialog() {
  const { t } = useTranslation('refund')
  const banners = useBanners(refundBannersCall)
  return (
    <BannersFirst title={t('title')} banners={banners}>
      <Content />
    </BannersFirst>
  )
}

const Content = () => (
  <div className={styles['refund']}>
    <Reads of={[useWallet()]} height={240} shape="text">
      {([wallet]) => <RefundSteps currency={currencyOf(wallet)} />}
    </Reads>
    <Refunds />
  </div>
)
