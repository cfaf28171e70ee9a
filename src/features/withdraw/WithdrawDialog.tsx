import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { readActiveBonus, readWithdrawLimits } from '../../api/withdraw.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { toMinor } from '../../i18n/money.ts'
import { useWallet } from '../../member/useWallet.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { Retry } from '../../ui/Retry.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'

/** Asks for money to be paid out. Limits and the bonus are read each time, as both change. */
export function WithdrawDialog() {
  const { t } = useTranslation('withdraw')
  const errorText = useErrorText()
  const wallet = useWallet()
  const limits = useSWR('withdrawLimits', readWithdrawLimits)
  const bonus = useSWR('activeBonus', readActiveBonus)
  const needed = [wallet, limits]
  const failed = needed.find(({ data, error }) => data === undefined && error !== undefined)
  const retry = () => needed.forEach(({ data, mutate }) => data === undefined && void mutate())
  return (
    <Sheet title={t('title')} onClose={() => void closeDialog()}>
      {failed && (
        <Retry text={errorText(failed.error)} busy={needed.some(({ isValidating }) => isValidating)} onRetry={retry} />
      )}
      {!failed && wallet.data && limits.data ? (
        <WithdrawForm
          wallet={wallet.data}
          limits={{ min: toMinor(limits.data.withdrawMin), max: toMinor(limits.data.withdrawMax) }}
          bonus={bonus.data?.status ?? (bonus.error === undefined ? false : 'unknown')}
        />
      ) : (
        !failed && <Skeleton height={240} />
      )}
    </Sheet>
  )
}
