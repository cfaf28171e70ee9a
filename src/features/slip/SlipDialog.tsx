import { ReceiptText, RotateCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { SWRResponse } from 'swr'
import { slipWindowCall, type SlipWindow } from '../../api/slip.ts'
import { useRead } from '../../api/useRead.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { formatDateTime } from '../../i18n/dates.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { usePaymentSource } from '../../operator/usePaymentSource.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useDroppedFiles } from '../../ui/controls/useDroppedFiles.ts'
import { OutcomeDisc } from '../../ui/feedback/OutcomeDisc.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Steps } from '../../ui/feedback/Steps.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { AskAboutThis } from '../../wallet/receipts/AskAboutThis.tsx'
import { CreditReceipt } from '../../wallet/receipts/CreditReceipt.tsx'
import { CreditStatus } from '../../wallet/receipts/CreditStatus.tsx'
import { useWallet } from '../../wallet/useWallet.ts'
import { ChooseSlip } from './ChooseSlip.tsx'
import { closedHours } from './rules.ts'
import { useChosen } from './useChosen.ts'
import { useSendSlip } from './useSendSlip.ts'
import { useSlipCheck } from './useSlipCheck.ts'
import outcomeStyles from '../../ui/feedback/OutcomeDisc.module.css'
import styles from './Slip.module.css'

/** Reads the hours each time, as the time of day decides. */
export function SlipDialog() {
  const { t } = useTranslation('slip')
  const hoursRead = useRead(slipWindowCall)
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet(), hoursRead]} height={226} shape="form">
        {([, hours]) => <SlipForm hours={hours} hoursRead={hoursRead} />}
      </Reads>
    </Sheet>
  )
}

interface Props {
  hours: SlipWindow
  hoursRead: SWRResponse<SlipWindow>
}

function SlipForm({ hours, hoursRead }: Props) {
  const { t } = useTranslation('slip')
  const choice = useChosen()
  const warning = useSlipCheck(choice.chosen?.file ?? null)
  const { unknownCommands, decide, isBusy, progress, sent, credit, startAgain, cancel, ...sending } = useSendSlip({
    onHours: (read) => void hoursRead.mutate(read, { revalidate: false }),
    onTaken: choice.forget,
  })
  const source = usePaymentSource(credit?.from ?? null)
  if (unknownCommands.length > 0)
    return (
      <>
        {credit && <CreditReceipt credit={credit} source={source} />}
        <UnknownCommand
          command={{ unknownCommands, decide }}
          text={t('unknownText')}
          evidence={{ label: t('listTitle'), onShow: () => openDialog({ name: 'slips' }) }}
        />
      </>
    )
  if (isBusy) return <SlipSending progress={progress} onCancel={cancel} />
  if (sent)
    return (
      <SlipSent
        {...sent}
        credit={credit}
        source={source}
        onAnother={(file, ...others) => {
          startAgain()
          if (file) void choice.choose(file, ...others)
        }}
      />
    )
  if (!hours.isOpen) return <SlipsClosed hours={hours} hasPicture={choice.chosen !== null} hoursRead={hoursRead} />
  return <ChooseSlip hours={hours} choice={choice} warning={warning} sending={sending} />
}

interface SlipSendingProps {
  /** A fraction, 0 to 1; null if unknown. */
  progress: number | null
  onCancel(): void
}

/** Can be cancelled until everything is uploaded. */
function SlipSending({ progress, onCancel }: SlipSendingProps) {
  const { t } = useTranslation('slip')
  const isLeaving = progress !== null && progress < 1
  return (
    <div className={styles['sending']}>
      <p className={styles['stage']} role="status">
        {!isLeaving && <Spinner />}
        <span>{t(progress === 1 ? 'checking' : 'sending')}</span>
      </p>
      <progress aria-label={t('progress')} value={progress ?? undefined} max={1} />
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

function SlipsClosed({ hours, hasPicture, hoursRead }: Props & { hasPicture: boolean }) {
  const { t } = useTranslation('slip')
  const closed = closedHours(hours)
  return (
    <div className="stack">
      <div className={classes(outcomeStyles['told'], styles['closed'])} role="alert">
        <OutcomeDisc tone="waiting" />
        <h3>{t('closedTitle')}</h3>
        {closed && <p>{t('closedDaily', closed)}</p>}
        <p>{t(hasPicture ? 'closedKept' : 'closedText')}</p>
      </div>
      <Button variant="quiet" isBusy={hoursRead.isValidating} onClick={() => void hoursRead.mutate()}>
        {!hoursRead.isValidating && <RotateCw size={18} />}
        <span>{t('closedCheck')}</span>
      </Button>
      <Button variant="plain" onClick={() => openDialog({ name: 'slips' })}>
        {t('listTitle')}
      </Button>
    </div>
  )
}

interface SlipSentProps extends Pick<ComponentProps<typeof CreditStatus>, 'since' | 'credit' | 'source'> {
  message: string | null
  isOnly: boolean
  /** The files if some were dropped or pasted. */
  onAnother(...files: readonly File[]): void
}

function SlipSent({ since, credit, source, message, isOnly, onAnother }: SlipSentProps) {
  const { t } = useTranslation('slip')
  const dropArea = useDroppedFiles<HTMLDivElement>((files) => onAnother(...files))
  const status = <CreditStatus since={since} credit={credit} source={source} hasSupportBelow />
  const isCredited = credit !== null && isOnly
  return (
    <div ref={dropArea} className="stack">
      {(!isCredited || message !== null) && (
        <div className={styles['done']}>
          <div className={outcomeStyles['told']} role="status">
            <OutcomeDisc tone="waiting" />
            <h3>{t('sentTitle')}</h3>
            {message !== null && <p>{message}</p>}
            <div className={styles['way']}>
              <Steps
                steps={[
                  { label: t('wayReceived'), state: 'done' },
                  { label: t('wayChecking'), state: isCredited ? 'done' : 'now' },
                  { label: t('wayCredited'), state: isCredited ? 'done' : 'next' },
                ]}
              />
            </div>
          </div>
          {!credit && <div className={styles['wait']}>{status}</div>}
        </div>
      )}
      {credit && status}
      <Button onClick={() => openDialog({ name: 'slips' })}>{t('listTitle')}</Button>
      <div className={styles['choices']}>
        {!credit && <AskAboutThis facts={[t('askKind'), t('sentTitle'), formatDateTime(since)]} />}
        <Button variant="plain" icon={credit ? undefined : ReceiptText} onClick={() => onAnother()}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
