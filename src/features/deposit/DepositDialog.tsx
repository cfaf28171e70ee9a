import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { depositCall } from '../../api/deposit.ts'
import { useRead } from '../../api/useRead.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { StaleRows } from '../../ui/lists/StaleRows.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { AccountDeposit } from './AccountDeposit.tsx'
import { MethodList } from './MethodList.tsx'
import { MethodIcon } from './MethodRow.tsx'
import { methodsOf, type Method, walletParts } from './rules.ts'
import { useMethodName } from './useMethodName.ts'
import accountDepositStyles from './AccountDeposit.module.css'
import styles from './MethodList.module.css'

export function DepositDialog() {
  const { t } = useTranslation('deposit')
  const code = useDialog()?.code
  const wallet = useWallet()
  const deposit = useRead(depositCall)
  const methods = deposit.data && methodsOf(deposit.data)
  const chosen = methods?.find((method) => method.code === code && !opensElsewhere(method))
  return (
    // A sheet for each account, so that it opens at its top and takes the focus.
    <Sheet key={code} title={chosen ? <MethodTitle method={chosen} /> : t('title')} action={!chosen && <SlipButton />}>
      <Reads of={[wallet, deposit]} height={559} shape="rows">
        {([holds, lookup]) => (
          <>
            <StaleRows of={[deposit]} />
            {chosen ? (
              <AccountDeposit key={chosen.code} method={chosen} currency={currencyOf(holds)} own={holds.bankAccount} />
            ) : (
              <MethodList methods={methodsOf(lookup)} currency={currencyOf(holds)} own={holds.bankAccount} />
            )}
          </>
        )}
      </Reads>
    </Sheet>
  )
}

/** For a payment that did not appear; needs no read. */
function SlipButton() {
  const { t } = useTranslation('deposit')
  return (
    <Button variant="plain" className={styles['slip']} onClick={() => openDialog({ name: 'slip' })}>
      <ReceiptText size={18} />
      <span>{t('sendSlip')}</span>
    </Button>
  )
}

const opensElsewhere = ({ display }: Method) => display === 'qr' || display === 'gift'

/** A wallet without a name goes by its kind; the card shows its number. */
function MethodTitle({ method }: { method: Method }) {
  const { t } = useTranslation('deposit')
  const nameOf = useMethodName()
  return (
    <span className={accountDepositStyles['title']}>
      <MethodIcon method={method} />
      <span>{method.wallet ? walletParts(method.wallet)[0] || t('byWallet') : nameOf(method)}</span>
    </span>
  )
}
