import { useTranslation } from 'react-i18next'
import { Reads } from '../ui/Reads.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useWallet } from '../wallet/useWallet.ts'

/** Waits for the wallet, which tells whose brakes to ask, where somebody has set some on this device. */
export function UnknownMember() {
  const { t } = useTranslation('brakes')
  return (
    <Sheet title={t('looking')}>
      <Reads of={[useWallet()]} height={320} shape="rows">
        {() => null}
      </Reads>
    </Sheet>
  )
}
