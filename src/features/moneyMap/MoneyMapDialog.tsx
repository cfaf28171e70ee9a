import { useTranslation } from 'react-i18next'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { MoneyMap } from './MoneyMap.tsx'

export function MoneyMapDialog() {
  const { t } = useTranslation('moneyMap')
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet()]} height={320} shape="text">
        {([wallet]) => <MoneyMap wallet={wallet} />}
      </Reads>
    </Sheet>
  )
}
