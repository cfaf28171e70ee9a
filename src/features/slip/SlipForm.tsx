import { useTranslation } from 'react-i18next'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { SlipWindow } from '../../api/slip.ts'
import type { Currency } from '../../i18n/money.ts'
import { useCreditWatch } from '../../wallet/useCreditWatch.ts'
import { useVia } from '../../service/useVia.ts'
import { CreditReceipt } from '../../ui/CreditReceipt.tsx'
import { ChooseSlip } from './ChooseSlip.tsx'
import { SlipsClosed } from './SlipsClosed.tsx'
import { SlipSending } from './SlipSending.tsx'
import { SlipSent } from './SlipSent.tsx'
import { useChosen } from './useChosen.ts'
import { useSendSlip } from './useSendSlip.ts'
import { noteTaken, useSlipCheck } from './useSlipCheck.ts'

interface Props {
  memberId: string
  currency: Currency
  window: SlipWindow
  isReading: boolean
  /** Reads the window again. */
  onRead(): void
  /** A newer window was read. */
  onWindow(window: SlipWindow): void
}

/** The steps of a slip: chosen, sent, accepted. An earlier one of unknown outcome takes their place. */
export function SlipForm({ memberId, currency, window, isReading, onRead, onWindow }: Props) {
  const { t } = useTranslation('slip')
  const choice = useChosen()
  const finding = useSlipCheck(choice.chosen?.file ?? null, memberId)
  const onTaken = (file: File) => void noteTaken(file, memberId)
  const { open, decide, busy, progress, sent, paidFrom, startAgain, cancel, ...sending } = useSendSlip({
    onWindow,
    onTaken,
  })
  const credit = useCreditWatch(paidFrom, sent?.at ?? (open.length > 0 ? paidFrom : null))
  const via = useVia(credit?.from ?? null)
  if (open.length > 0)
    return (
      <>
        {credit && <CreditReceipt credit={credit} currency={currency} via={via} />}
        <UnknownCommand command={{ open, decide }} text={t('unknownText')} />
      </>
    )
  if (busy) return <SlipSending progress={progress} onCancel={cancel} />
  if (sent)
    return (
      <SlipSent
        since={sent.at}
        message={sent.message}
        credit={credit}
        currency={currency}
        onAnother={() => {
          choice.forget()
          startAgain()
        }}
      />
    )
  if (!window.isOpen)
    return <SlipsClosed window={window} hasPicture={choice.chosen !== null} isReading={isReading} onRead={onRead} />
  return <ChooseSlip currency={currency} window={window} choice={choice} finding={finding} sending={sending} />
}
