import { useTranslation } from 'react-i18next'
import { refundCheckCall } from '../../api/refund.ts'
import type { Currency } from '../../i18n/money.ts'
import { useRead } from '../../reads/useRead.ts'
import { useUnknown } from '../../commands/settling/useUnknown.ts'
import { Reads } from '../../ui/Reads.tsx'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'
import { AddRefund } from './AddRefund.tsx'
import { ReceiveRefund } from './ReceiveRefund.tsx'
import { isToBeAdded, stepOf } from './rules.ts'
import { useRefund } from './useRefund.ts'

/** What is next: to look what became of one without an answer, to add what was received, to receive what there is. */
export function RefundSteps({ currency }: { currency: Currency }) {
  const { t } = useTranslation('refund')
  const check = useRead(refundCheckCall)
  const { halfDone, busy, receive, add, forget, unanswered, open, settle } = useRefund()
  const unknown = useUnknown(open, currency, settle)
  if (open.length > 0)
    return <UnknownOutcome text={t(unanswered === 'receive' ? 'unknownReceive' : 'unknownAdd')} {...unknown} />
  const toBeAdded = isToBeAdded(halfDone, check.data) ? halfDone : null
  return (
    <>
      {toBeAdded && <AddRefund halfDone={toBeAdded} currency={currency} busy={busy} onAdd={add} onSeen={forget} />}
      {(!toBeAdded || check.data?.result) && (
        <Reads of={[check]} height={240}>
          {([found]) => (
            <ReceiveRefund
              check={found}
              step={stepOf(found)}
              currency={currency}
              busy={busy}
              onReceive={() => receive(found.refundAmount)}
            />
          )}
        </Reads>
      )}
    </>
  )
}
