import { useTranslation } from 'react-i18next'
import { RotateCw } from 'lucide-react'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { SlipWindow } from '../../api/slip.ts'
import type { Currency } from '../../i18n/money.ts'
import { useCreditWatch } from '../../wallet/useCreditWatch.ts'
import { useVia } from '../../operator/useVia.ts'
import { CreditReceipt } from '../../wallet/receipts/CreditReceipt.tsx'
import { ChooseSlip } from './ChooseSlip.tsx'
import { SlipSent } from './SlipSent.tsx'
import { useChosen } from './useChosen.ts'
import { useSendSlip } from './useSendSlip.ts'
import { noteTaken, useSlipCheck } from './useSlipCheck.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { openDialog } from '../../nav/useDialog.ts'
import { OutcomeDisc } from '../../ui/feedback/OutcomeDisc.tsx'
import { closedHours } from './rules.ts'
import styles from './Slip.module.css'

interface Props {
  memberId: string
  currency: Currency
  window: SlipWindow
  isReading: boolean
  onRead(): void
  onWindow(window: SlipWindow): void
}

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

interface SlipSendingProps {
  /** Uploaded fraction; null if unknown. */
  progress: number | null
  onCancel(): void
}

/** Cancellable until fully uploaded. */
function SlipSending({ progress, onCancel }: SlipSendingProps) {
  const { t } = useTranslation('slip')
  const isLeaving = progress !== null && progress < 1
  return (
    <div className={styles['sending']}>
      <p className={styles['stage']} role="status">
        {!isLeaving && <Spinner />}
        <span>{t(progress === 1 ? 'checking' : 'sending')}</span>
      </p>
      <progress className={styles['bar']} aria-label={t('progress')} value={progress ?? undefined} max={1} />
      <p className={styles['percent']} aria-hidden="true">
        {progress !== null && t('percent', { percent: Math.floor(progress * 100) })}
      </p>
      {isLeaving && (
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}

interface SlipsClosedProps {
  window: SlipWindow
  hasPicture: boolean
  isReading: boolean
  onRead(): void
}

function SlipsClosed({ window, hasPicture, isReading, onRead }: SlipsClosedProps) {
  const { t } = useTranslation('slip')
  const hours = closedHours(window)
  return (
    <div className={styles['form']}>
      <div className={styles['closed']} role="alert">
        <OutcomeDisc tone="waiting" />
        <h3 className={styles['subtitle']}>{t('closedTitle')}</h3>
        {hours && <p>{t('closedDaily', hours)}</p>}
        <p>{t(hasPicture ? 'closedKept' : 'closedText')}</p>
      </div>
      <Button variant="quiet" busy={isReading} onClick={onRead}>
        {!isReading && <RotateCw size={18} aria-hidden="true" />}
        <span>{t('closedCheck')}</span>
      </Button>
      <Button variant="plain" onClick={() => openDialog({ name: 'slips' })}>
        {t('listTitle')}
      </Button>
    </div>
  )
}
