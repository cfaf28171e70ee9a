import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawLimitsCall } from '../../api/withdraw.ts'
import { useRead } from '../../api/useRead.ts'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { now } from '../../lib/clock.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import type { Wallet } from '../../api/wallet.ts'
import { useBankNames } from '../../operator/useVia.ts'
import { useWaitingMoney } from '../../wallet/useWaitingMoney.ts'
import { keyed } from '../../ui/lists/keyed.ts'
import { WithdrawalRow } from '../../wallet/receipts/WithdrawalRow.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './PendingWithdrawals.module.css'
import outline from '../../ui/lists/Outline.module.css'
import skeleton from '../../ui/lists/Skeleton.module.css'

const WithdrawSkeleton = () => (
  <svg className={classes(skeleton['skeleton'], outline['form'])} width="100%" height="433" aria-hidden="true">
    <rect className={outline['field']} y="0" width="100%" height="188" rx="16" />
    <rect className={outline['bar']} x="12" y="10" width="40" height="40" rx="12" />
    <rect className={outline['bar']} x="64" y="14" width="24%" height="12" rx="6" />
    <rect className={outline['bar']} x="64" y="38" width="48%" height="20" rx="8" />
    <rect className={outline['bar']} x="12" y="104" width="40" height="40" rx="12" />
    <rect className={outline['bar']} x="64" y="108" width="20%" height="12" rx="6" />
    <rect className={outline['bar']} x="64" y="130" width="60%" height="14" rx="7" />
    <rect className={outline['bar']} x="64" y="156" width="44%" height="12" rx="6" />
    <rect className={outline['bar']} y="206" width="20%" height="12" rx="6" />
    <rect className={outline['field']} y="229" width="100%" height="52" rx="12" />
    <rect className={outline['bar']} y="291" width="56%" height="12" rx="6" />
    <rect className={outline['button']} y="323" width="31.7%" height="48" rx="12" />
    <rect className={outline['button']} x="34.15%" y="323" width="31.7%" height="48" rx="12" />
    <rect className={outline['button']} x="68.3%" y="323" width="31.7%" height="48" rx="12" />
    <rect className={outline['button']} y="385" width="100%" height="48" rx="12" />
  </svg>
)

/** Fresh, as a bonus may have begun since an earlier read. */
function useBonusNow(): boolean | 'unknown' | 'reading' {
  const { data, error, isValidating } = useActiveBonus({ dedupingInterval: 0 })
  const [opened] = useState(now)
  if (data?.status) return true
  if (error !== undefined) return 'unknown'
  return data === undefined || (isValidating && data.asked < opened) ? 'reading' : false
}

export function WithdrawDialog() {
  const { t } = useTranslation('withdraw')
  const bonus = useBonusNow()
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet(), useRead(withdrawLimitsCall)]} height={433} shape="form" skeleton={<WithdrawSkeleton />}>
        {([wallet, { withdrawMin, withdrawMax }]) => (
          <>
            <WithdrawForm wallet={wallet} limits={{ min: withdrawMin, max: withdrawMax }} bonus={bonus} />
            <PendingWithdrawals wallet={wallet} />
          </>
        )}
      </Reads>
    </Sheet>
  )
}

function PendingWithdrawals({ wallet }: { wallet: Wallet }) {
  const pending = useWaitingMoney(wallet).withdrawals.filter(({ step }) => step === 'received')
  const bankName = useBankNames(pending.length > 0)
  if (pending.length === 0) return null
  return (
    <div className={styles['list']}>
      {keyed(pending, ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
        <WithdrawalRow key={key} {...item} bankName={bankName(item.to)} />
      ))}
    </div>
  )
}
