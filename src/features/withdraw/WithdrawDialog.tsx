import { useTranslation } from 'react-i18next'
import { activeBonusCall } from '../../api/bonus.ts'
import { withdrawLimitsCall } from '../../api/withdraw.ts'
import { useRead } from '../../reads/useRead.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { Reads } from '../../ui/Reads.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { InProgress } from './InProgress.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Asks for money to be paid out. Limits and the bonus are read each time, as both change. */
export function WithdrawDialog() {
  const { t } = useTranslation('withdraw')
  const bonus = useRead(activeBonusCall)
  return (
    <Sheet title={t('title')} onClose={() => void closeDialog()}>
      <Reads of={[useWallet(), useRead(withdrawLimitsCall)]} height={240}>
        {([wallet, { withdrawMin, withdrawMax }]) => (
          <>
            <InProgress wallet={wallet} />
            <WithdrawForm
              wallet={wallet}
              limits={{ min: withdrawMin, max: withdrawMax }}
              bonus={bonus.data?.status ?? (bonus.error === undefined ? 'reading' : 'unknown')}
            />
          </>
        )}
      </Reads>
    </Sheet>
  )
}
