import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { readActiveBonus } from '../../api/bonus.ts'
import { readWithdrawLimits } from '../../api/withdraw.ts'
import { useWallet } from '../../member/useWallet.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { Reads } from '../../ui/Reads.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Asks for money to be paid out. Limits and the bonus are read each time, as both change. */
export function WithdrawDialog() {
  const { t } = useTranslation('withdraw')
  const bonus = useSWR('activeBonus', readActiveBonus)
  return (
    <Sheet title={t('title')} onClose={() => void closeDialog()}>
      <Reads of={[useWallet(), useSWR('withdrawLimits', readWithdrawLimits)]} height={240}>
        {([wallet, { withdrawMin, withdrawMax }]) => (
          <WithdrawForm
            wallet={wallet}
            limits={{ min: withdrawMin, max: withdrawMax }}
            bonus={bonus.data?.status ?? (bonus.error === undefined ? 'reading' : 'unknown')}
          />
        )}
      </Reads>
    </Sheet>
  )
}
