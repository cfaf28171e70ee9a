import { useTranslation } from 'react-i18next'
import { slipWindowCall } from '../../api/slip.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { useRead } from '../../api/useRead.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { SlipForm } from './SlipForm.tsx'

/** Reads the window each time, as it changes with the hour. */
export function SlipDialog() {
  const { t } = useTranslation('slip')
  const taking = useRead(slipWindowCall)
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet(), taking]} height={280} shape="form">
        {([wallet, window]) => (
          <SlipForm
            memberId={wallet.profile._id}
            currency={currencyOf(wallet)}
            window={window}
            isReading={taking.isValidating}
            onRead={() => void taking.mutate()}
            onWindow={(read) => void taking.mutate(read, { revalidate: false })}
          />
        )}
      </Reads>
    </Sheet>
  )
}
