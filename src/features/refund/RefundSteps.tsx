import { useTranslation } from 'react-i18next'
import { refundCheckCall } from '../../api/refund.ts'
import type { Currency } from '../../i18n/money.ts'
import { useRead } from '../../member/useRead.ts'
import { useUnknown } from '../../member/useUnknown.ts'
import { Reads } from '../../ui/Reads.tsx'
import { Unknown } from '../../ui/Unknown.tsx'
import { AddRefund } from './AddRefund.tsx'
import { ReceiveRefund } from './ReceiveRefund.tsx'
import { stepOf } from './rules.ts'
import { useRefund } from './useRefund.ts'

/** The step that is next: to look what became of one without an answer, to add what was received, or to receive. */
export function RefundSteps({ currency }: { currency: Currency }) {
  const { t } = useTranslation('refund')
  const check = useRead(refundCheckCall)
  const { halfDone, busy, receive, add, unanswered, open, settle } = useRefund()
  const unknown = useUnknown(open, currency, settle)
  if (open.length > 0)
    return <Unknown text={t(unanswered === 'receive' ? 'unknownReceive' : 'unknownAdd')} {...unknown} />
  const step = stepOf(check.data ?? null, halfDone)
  if (step === 'add' && halfDone) return <AddRefund halfDone={halfDone} currency={currency} busy={busy} onAdd={add} />
  return (
    <Reads of={[check]} height={240}>
      {([found]) => (
        <ReceiveRefund
          check={found}
          step={step}
          currency={currency}
          busy={busy}
          onReceive={() => receive(found.refundAmount)}
        />
      )}
    </Reads>
  )
}
