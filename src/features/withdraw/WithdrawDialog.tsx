import { useTranslation } from 'react-i18next'
import { withdrawLimitsCall } from '../../api/withdraw.ts'
import { useRead } from '../../reads/useRead.ts'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { Reads } from '../../ui/Reads.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { PendingWithdrawals } from './PendingWithdrawals.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx'

/** Requests a withdrawal. Limits and the bonus change, so both are read each time. */
export function WithdrawDialog() {
  const { t } = useTranslation('withdraw')
  const bonus = useActiveBonus()
  return (
    <Sheet title={t('title')} onClose={() => void closeDialog()}>
      <Reads of={[useWallet(), useRead(withdrawLimitsCall)]} height={433} shape="form" skeleton={<WithdrawSkeleton />}>
        {([wallet, { withdrawMin, withdrawMax }]) => (
          <>
            <WithdrawForm
              wallet={wallet}
              limits={{ min: withdrawMin, max: withdrawMax }}
              bonus={bonus.data?.status ?? (bonus.error === undefined ? 'reading' : 'unknown')}
            />
            <PendingWithdrawals wallet={wallet} />
          </>
        )}
      </Reads>
    </Sheet>
  )
}
