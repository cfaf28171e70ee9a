import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../i18n/errorText.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { useWallet } from '../../member/useWallet.ts'
import { Retry } from '../../ui/Retry.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TransferForm } from './TransferForm.tsx'

/** Moves money between the main wallet and the game accounts. */
export function TransferDialog() {
  const { t } = useTranslation('transfer')
  const errorText = useErrorText()
  const { data: wallet, error, isValidating, mutate } = useWallet()
  return (
    <Sheet title={t('title')} onClose={() => void closeDialog()}>
      {wallet && <TransferForm wallet={wallet} />}
      {!wallet && error && <Retry text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />}
      {!wallet && !error && <Skeleton height={320} />}
    </Sheet>
  )
}
