import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../api/useRead.ts'
import type { Wallet } from '../../api/wallet.ts'
import { withdrawLimitsCall } from '../../api/withdraw.ts'
import { monotonicNow } from '../../lib/clock.ts'
import { useBankNames } from '../../operator/usePaymentSource.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { useDelayed } from '../../ui/feedback/useDelayed.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { keyed } from '../../ui/lists/keyed.ts'
import { WithdrawalRow } from '../../wallet/receipts/WithdrawalRow.tsx'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { readMoneyUnderWay, useMoneyUnderWay } from '../../wallet/useMoneyUnderWay.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { WithdrawForm } from './WithdrawForm.tsx'
import styles from './WithdrawForm.module.css'

/** A read that takes longer counts as failed. */
const bonusTimeoutMs = 3_000

/** Uncached, as a bonus may have begun since. */
function useBonusNow(): boolean | 'unknown' | 'reading' {
  const { data, error, isValidating } = useActiveBonus({ dedupingInterval: 0 })
  const [openedAt] = useState(monotonicNow)
  const isReading = data === undefined || (isValidating && data.askedAt < openedAt)
  const isLate = useDelayed(isReading, bonusTimeoutMs)
  if (data?.status) return true
  if (error !== undefined || isLate) return 'unknown'
  return isReading ? 'reading' : false
}

export function WithdrawDialog() {
  const { t } = useTranslation('withdraw')
  const bonus = useBonusNow()
  const wallet = useWallet()
  return (
    <Sheet title={t('title')}>
      <Reads of={[wallet, useRead(withdrawLimitsCall)]} height={433} shape="form">
        {([holds, { withdrawMin, withdrawMax }]) => (
          <WithdrawForm wallet={holds} limits={{ min: withdrawMin, max: withdrawMax }} bonus={bonus} />
        )}
      </Reads>
      {wallet.data && <WithdrawalsUnderWay wallet={wallet.data} />}
    </Sheet>
  )
}

function WithdrawalsUnderWay({ wallet }: { wallet: Wallet }) {
  useEffect(() => void readMoneyUnderWay(), [])
  const underWay = useMoneyUnderWay(wallet).withdrawals.filter(({ progress }) => progress === 'underWay')
  const bankName = useBankNames(underWay.length > 0)
  if (underWay.length === 0) return null
  return (
    <div className={styles['list']}>
      {keyed(underWay, ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
        <WithdrawalRow key={key} {...item} bankName={bankName(item.to)} />
      ))}
    </div>
  )
}
