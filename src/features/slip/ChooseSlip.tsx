import { Camera, Images } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WeekBar } from '../depositLimits/WeekBar.tsx'
import type { Currency } from '../../i18n/money.ts'
import type { SlipWindow } from '../../api/slip.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { ShortSteps } from '../../ui/ShortSteps.tsx'
import { FileButton } from './FileButton.tsx'
import { maxFileMb } from './fileRules.ts'
import { closedHours } from './rules.ts'
import styles from './Slip.module.css'
import { SlipFinding } from './SlipFinding.tsx'
import { SlipPreview } from './SlipPreview.tsx'
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
  const found = chosen && finding
  const isPayment = found?.is === 'payment'
  const isSent = found?.is === 'sent'
  const pick = {
    disabled: asking,
    onFile: (file: File) => {
      clearNote()
      void choice.choose(file)
    },
  }
  const camera = <FileButton {...pick} icon={Camera} label={t('photograph')} camera />
  const toSlips = () => openDialog({ name: 'slips' })
  return (
    <div className={styles['form']}>
      <p>{t('intro')}</p>
      <WeekBar adding={null} currency={currency} />
      {hours && <p className={styles['hint']}>{t('closedDaily', hours)}</p>}
      {!chosen && <ShortSteps steps={[t('stepChoose'), t('stepCheck'), t('stepSend')]} />}
      {chosen && (
        <SlipPreview slip={chosen}>
          {!isPayment && <FileButton {...pick} icon={Images} label={t('change')} />}
          {camera}
        </SlipPreview>
      )}
      <Refusal>
        {problem && [t(problem, { limit: maxFileMb }), chosen && t('stillChosen')].filter(Boolean).join(' ')}
      </Refusal>
      {found && !problem && <SlipFinding finding={found} />}
      {note === 'cancelled' && (
        <p className={styles['hint']} role="alert">
          {t(note)}
        </p>
      )}
      <Refusal>{note === 'windowUnread' ? t(note) : null}</Refusal>
      {!chosen && (
        <div className={styles['choices']}>
          <FileButton {...pick} icon={Images} label={t('choose')} isMain />
          {camera}
        </div>
      )}
      {/* What is no slip can be sent all the same, but another picture is offered first. */}
      {isPayment && <FileButton {...pick} icon={Images} label={t('change')} isMain />}
      {isSent && <Button onClick={toSlips}>{t('listTitle')}</Button>}
      {chosen && (
        <Button
          variant={isPayment || isSent ? 'quiet' : 'primary'}
          busy={asking || preparing}
          onClick={() => void send(chosen.file)}
        >
          {t('submit')}
        </Button>
      )}
      {!chosen && (
        <Button variant="plain" onClick={toSlips}>
          {t('listTitle')}
        </Button>
      )}
      <LoadingOverlay active={preparing} />
    </div>
  )
}
