import { useTranslation } from 'react-i18next'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { refundCheckCall } from '../../api/refund.ts'
import type { Currency } from '../../i18n/money.ts'
import { useRead } from '../../reads/reads.ts'
import { Reads } from '../../ui/Reads.tsx'
import { AddRefund } from './AddRefund.tsx'
import { ReceiveRefund } from './ReceiveRefund.tsx'
import { isToBeAdded, refundStateOf } from './rules.ts'
import { useRefund } from './useRefund.ts'

/** The next step: decide about a command of unknown outcome, add a received refund, or receive one. */
export function RefundSteps({ currency }: { currency: Currency }) {
  const { t } = useTranslation('refund')
  const check = useRead(refundCheckCall)
  const { pending, busy, receive, add, forget, unanswered, ...command } = useRefund()
  if (command.open.length > 0)
    return <UnknownCommand command={command} text={t(unanswered === 'receive' ? 'unknownReceive' : 'unknownAdd')} />
  const toBeAdded = isToBeAdded(pending, check.data) ? pending : null
  return (
    <>
      {toBeAdded && <AddRefund pending={toBeAdded} currency={currency} busy={busy} onAdd={add} onSeen={forget} />}
      {(!toBeAdded || check.data?.result) && (
        <Reads of={[check]} height={240} shape="text">
          {([found]) => (
            <ReceiveRefund
              check={found}
              state={refundStateOf(found)}
              currency={currency}
              busy={busy}
              isNext={!toBeAdded}
              onReceive={() => receive(found.refundAmount)}
            />
          )}
        </Reads>
      )}
    </>
  )
}
