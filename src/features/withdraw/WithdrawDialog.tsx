import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawLimitsCall } from '../../api/withdraw.ts'
import { useRead } from '../../reads/reads.ts'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { now } from '../../web/clock.ts'
import { Reads } from '../../ui/Reads.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { PendingWithdrawals } from './PendingWithdrawals.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx'

/** Whether a bonus is active, as it is read when the dialog opens: one may have begun since an earlier read. */
function useBonusNow(): boolean | 'unknown' | 'reading' {
  const { data, error, isValidating } = useActiveBonus({ dedupingInterval: 0 })
  const [opened] = useState(now)
  if (data?.status) return true
  if (error !== undefined) return 'unknown'
  return data === undefined || (isValidating && data.asked < opened) ? 'reading' : false
}

/** Requests a withdrawal. Limits and the bonus change, so both are read each time. */
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
