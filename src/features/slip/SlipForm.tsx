import { useTranslation } from 'react-i18next'
import type { SlipWindow } from '../../api/slip.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { useCreditWatch } from '../../wallet/useCreditWatch.ts'
import { useUnknown } from '../../commands/settling/useUnknown.ts'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'
import { ChooseSlip } from './ChooseSlip.tsx'
import { Closed } from './Closed.tsx'
import { Sending } from './Sending.tsx'
import { Sent } from './Sent.tsx'
import { useChosen } from './useChosen.ts'
import { useSendSlip } from './useSendSlip.ts'

interface Props {
  currency: Currency
  window: SlipWindow
  isReading: boolean
  /** Reads the window again. */
  onRead(): void
  /** A newer window was read. */
  onWindow(window: SlipWindow): void
}

/** A slip's way: chosen, sent, taken; an earlier one of unknown outcome comes first. */
export function SlipForm({ currency, window, isReading, onRead, onWindow }: Props) {
  const { t } = useTranslation('slip')
  const choice = useChosen()
  const { open, settle, busy, part, sent, startAgain, cancel, ...sending } = useSendSlip(onWindow)
  const credit = useCreditWatch(sent?.at ?? null)
  const unknown = useUnknown(open, currency, settle)
  if (open.length > 0) return <UnknownOutcome text={t('unknownText')} {...unknown} />
  if (busy) return <Sending part={part} onCancel={cancel} />
  if (sent)
    return (
      <Sent
        since={sent.at}
        message={sent.message}
        credit={credit && { amount: formatMoney(credit.amountMinor, currency), after: credit.after }}
        onAnother={() => {
          choice.forget()
          startAgain()
        }}
      />
    )
  if (!window.isOpen)
    return <Closed window={window} isKept={choice.chosen !== null} isReading={isReading} onRead={onRead} />
  return <ChooseSlip window={window} choice={choice} sending={sending} />
}
