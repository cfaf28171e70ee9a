import { RotateCw } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { formatMoney, isLong } from '../../i18n/money.ts'
import { formatMinute } from '../../i18n/time.ts'
import { Deferred, FeatureBoundary } from '../../ui/layout/FeatureBoundary.tsx'
import { lazyFeature } from '../../ui/layout/lazyFeature.tsx'
import { Amount, Masked } from '../../ui/money/Amount.tsx'
import { useNow } from '../../ui/useNow.ts'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { walletReadAt } from '../../wallet/useWallet.ts'
import styles from './Balance.module.css'
import parts from './BalanceParts.module.css'

const CountUp = lazyFeature('shared', () => import('./CountUp.tsx'), 'CountUp')
const HideAmounts = lazyFeature('shared', () => import('./HideAmounts.tsx'), 'HideAmounts')

interface Props {
  wallet: Wallet
  isRefreshing: boolean
  hasFailed: boolean
  onRefresh(): void
}

export function Balance({ wallet, isRefreshing, hasFailed, onRefresh }: Props) {
  const { t } = useTranslation(['home', 'common'])
  const currency = currencyOf(wallet)
  const { main, games, all } = totals(wallet)
  const total = formatMoney(all, currency)
  const plain = <Amount>{total}</Amount>
  return (
    <section className={styles['balance']} aria-label={t('total')}>
      <header className={styles['head']}>
        <h1 className={parts['name']} translate="no">
          {wallet.profile.name}
        </h1>
        <button
          type="button"
          className={parts['refresh']}
          aria-label={t('refreshBalance')}
          aria-busy={isRefreshing}
          onClick={isRefreshing ? undefined : onRefresh}
        >
          <LastUpdate hasFailed={hasFailed} />
          <RotateCw size={18} />
        </button>
      </header>
      <div className={styles['label']}>
        <span>{t('total')}</span>
        <Deferred>
          <HideAmounts />
        </Deferred>
      </div>
      <p className={styles['total']} data-long={isLong(total) ? '' : undefined}>
        <FeatureBoundary fallback={plain}>
          <Suspense fallback={plain}>
            <CountUp balance={all} currency={currency} />
          </Suspense>
        </FeatureBoundary>
      </p>
      <dl className={parts['parts']}>
        <div>
          <dt>{t('common:mainWallet')}</dt>
          <dd>
            <Masked>{formatMoney(main, currency)}</Masked>
          </dd>
        </div>
        <div>
          <dt>{t('games')}</dt>
          <dd>
            <Masked>{formatMoney(games, currency)}</Masked>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function LastUpdate({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation('home')
  const now = useNow()
  const at = walletReadAt()
  if (at === null) return null
  return (
    <time dateTime={new Date(at).toISOString()}>
      {t(hasFailed ? 'notUpdatedSince' : 'updated', { time: formatMinute(at, now) })}
    </time>
  )
}
