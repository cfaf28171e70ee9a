import { useTranslation } from 'react-i18next'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { TransferForm } from './TransferForm.tsx'

export function TransferDialog() {
  const { t } = useTranslation('transfer')
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet()]} height={320} shape="form">
        {([wallet]) => <TransferForm wallet={wallet} />}
      </Reads>
    </Sheet>
  )
}
