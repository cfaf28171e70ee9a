import { Coins, Gift, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Wallet } from '../../api/wallet.ts'
import { formatCount } from '../../i18n/figures.ts'
import { formatMoney } from '../../i18n/money.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { pages } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './Rewards.module.css'

interface Props {
  wallet: Wallet
  wheelIsActive: boolean
  refreshing: boolean
  onRefreshAll(): void
}

/** The coins while a wheel is active, else a button that refreshes the games; beside it the invite bonus. */
export function Rewards({ wallet, wheelIsActive, refreshing, onRefreshAll }: Props) {
  const { t } = useTranslation('home')
  const receivable = (wallet.invite?.amount ?? 0) > 0
  return (
    <div className={styles['rewards']}>
      {wheelIsActive ? (
        <button type="button" className={styles['tile']} onClick={() => navigate(pages.spin)}>
          <Coins className={styles['coin']} aria-hidden="true" />
          <span>
            <span className={styles['label']}>{t('wheel')}</span>
            <span className={styles['value']}>
              {t('coins', { count: wallet.profile.coin ?? 0, shown: formatCount(wallet.profile.coin) })}
            </span>
          </span>
        </button>
      ) : (
        <button
          type="button"
          className={styles['tile']}
          aria-busy={refreshing}
          onClick={refreshing ? undefined : onRefreshAll}
        >
          {refreshing ? <Spinner /> : <RefreshCw aria-hidden="true" />}
          <span className={styles['value']}>{t('refreshAll')}</span>
        </button>
      )}
      <button type="button" className={styles['tile']} onClick={() => openDialog({ name: 'inviteBonus' })}>
        <Gift aria-hidden="true" />
        <span>
          <span className={styles['label']}>{t('inviteBonus')}</span>
          <span className={styles['value']}>{formatMoney(wallet.invite?.amount ?? null, currencyOf(wallet))}</span>
          {receivable && <span className={styles['receive']}>{t('receive')}</span>}
        </span>
      </button>
    </div>
  )
}
