import { Camera, Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WeekBar } from '../../brakes/WeekBar.tsx'
import type { Currency } from '../../i18n/money.ts'
import type { SlipWindow } from '../../api/slip.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { ShortSteps } from '../../ui/ShortSteps.tsx'
import { FileButton } from './FileButton.tsx'
import { inMegabytes, maxFileMb } from './fileRules.ts'
import { closedHours } from './rules.ts'
import styles from './Slip.module.css'
import { SlipFinding } from './SlipFinding.tsx'
import type { useChosen } from './useChosen.ts'
import type { useSendSlip } from './useSendSlip.ts'
import type { Finding } from './useSlipCheck.ts'

interface Props {
  currency: Currency
  window: SlipWindow
  choice: ReturnType<typeof useChosen>
  /** What was found out about the chosen picture; null for nothing to tell. */
  finding: Finding | null
  sending: Pick<ReturnType<typeof useSendSlip>, 'send' | 'asking' | 'note' | 'clearNote'>
}

/** Chooses or photographs a slip, shows a preview, and sends it on submit. A doubted one can be sent, but something better is offered first. */
export function ChooseSlip({ currency, window, choice, finding, sending }: Props) {
  const { t } = useTranslation('slip')
  const { chosen, problem, preparing } = choice
  const { send, asking, note, clearNote } = sending
  const hours = closedHours(window)
  const doubted = chosen && finding
  const isSent = doubted?.is === 'sent'
  const choose = (file: File) => {
    clearNote()
    void choice.choose(file)
  }
  return (
    <div className={styles['form']}>
      <p>{t('intro')}</p>
      <WeekBar adding={null} currency={currency} />
      {hours && <p className={styles['hint']}>{t('closedDaily', hours)}</p>}
      {!chosen && <ShortSteps steps={[t('stepChoose'), t('stepCheck'), t('stepSend')]} />}
      {chosen && (
        <figure className={styles['preview']} data-doubted={doubted ? '' : undefined}>
          <img src={chosen.preview} alt={t('preview')} />
          <figcaption>{t('size', { size: inMegabytes(chosen.file.size) })}</figcaption>
        </figure>
      )}
      {problem ? (
        <p className={styles['problem']} role="alert">
          {t(problem, { limit: maxFileMb })}
          {chosen && ` ${t('stillChosen')}`}
        </p>
      ) : (
        doubted && <SlipFinding finding={doubted} />
      )}
      <div className={styles['choices']}>
        <FileButton
          icon={Images}
          label={t(chosen ? 'change' : 'choose')}
          disabled={asking}
          isMain={!chosen || (doubted !== null && !isSent)}
          onFile={choose}
        />
        <FileButton icon={Camera} label={t('photograph')} disabled={asking} camera onFile={choose} />
      </div>
      {note && (
        <p className={styles[note === 'cancelled' ? 'hint' : 'problem']} role="alert">
          {t(note)}
        </p>
      )}
      {isSent && <Button onClick={() => openDialog({ name: 'slips' })}>{t('listTitle')}</Button>}
      {chosen && (
        <Button
          variant={doubted ? 'quiet' : 'primary'}
          busy={asking || preparing}
          onClick={() => void send(chosen.file)}
        >
          {t('submit')}
        </Button>
      )}
      {!chosen && (
        <Button variant="plain" onClick={() => openDialog({ name: 'slips' })}>
          {t('listTitle')}
        </Button>
      )}
      <LoadingOverlay active={preparing} />
    </div>
  )
}
