import { Coins, Gift, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { formatCount, formatMoney, toMinor } from '../../i18n/money.ts'
import { currencyOf } from '../../member/accounts.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import styles from './Rewards.module.css'

interface Props {
  wallet: Wallet
  wheelIsActive: boolean
  refreshing: boolean
  onRefreshAll(): void
}

/** The coins for the wheel while it runs, else refreshing every game; beside it the invite bonus. */
export function Rewards({ wallet, wheelIsActive, refreshing, onRefreshAll }: Props) {
  const { t } = useTranslation('home')
  return (
    <div className={styles['rewards']}>
      {wheelIsActive ? (
        <div className={styles['tile']}>
          <Coins className={styles['coin']} aria-hidden="true" />
          <p>
            <span className={styles['label']}>{t('wheel')}</span>
            <span className={styles['value']}>
              {t('coins', { count: wallet.profile.coin ?? 0, shown: formatCount(wallet.profile.coin) })}
            </span>
          </p>
        </div>
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
      <div className={styles['tile']}>
        <Gift aria-hidden="true" />
        <p>
          <span className={styles['label']}>{t('inviteBonus')}</span>
          <span className={styles['value']}>
            {formatMoney(toMinor(wallet.invite?.amount ?? null), currencyOf(wallet))}
          </span>
        </p>
      </div>
    </div>
  )
}
