import { Camera, Images, Maximize2, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlipWindow } from '../../api/slip.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { platform } from '../../platform/current.ts'
import type { ChosenPicture } from '../../session/chosenPicture.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { onFileOf, useDroppedFiles } from '../../ui/controls/useDroppedFiles.ts'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { Refusal } from '../../ui/feedback/Refusal.tsx'
import { ShortSteps } from '../../ui/feedback/ShortSteps.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { Lightbox } from '../../ui/layout/Lightbox.tsx'
import { WeekBar } from '../depositLimits/WeekBar.tsx'
import { maxFileMb } from './fileRules.ts'
import { closedHours } from './rules.ts'
import type { useChosen } from './useChosen.ts'
import type { useSendSlip } from './useSendSlip.ts'
import type { SlipWarning } from './useSlipCheck.ts'
import buttonStyles from '../../ui/controls/Button.module.css'
import styles from './Slip.module.css'
import slipPreviewStyles from './SlipPreview.module.css'

interface Props {
  hours: SlipWindow
  choice: ReturnType<typeof useChosen>
  warning: SlipWarning | null
  sending: Pick<ReturnType<typeof useSendSlip>, 'send' | 'isSending' | 'stopReason' | 'clearStopReason'>
}

/** A doubtful slip can be sent, but a better picture is offered first. */
export function ChooseSlip({ hours, choice, warning, sending }: Props) {
  const { t } = useTranslation('slip')
  const { chosen, problem, isPreparing, hasOthers } = choice
  const { send, isSending, stopReason, clearStopReason } = sending
  const closed = closedHours(hours)
  const found = chosen && warning
  const isPayment = found?.is === 'payment'
  const isSent = found?.is === 'sent'
  const pick = {
    disabled: isSending,
    onFile: (...files: [File, ...File[]]) => {
      clearStopReason()
      void choice.choose(...files)
    },
  }
  const dropArea = useDroppedFiles<HTMLDivElement>((files) => pick.disabled || pick.onFile(...files))
  const camera = platform().can.camera && <FileButton {...pick} icon={Camera} label={t('photograph')} isCamera />
  const rules = (
    <div className={styles['hint']}>
      <p>{t('intro')}</p>
      {closed && <p>{t('closedDaily', closed)}</p>}
    </div>
  )
  const toSlips = () => openDialog({ name: 'slips' })
  return (
    <div ref={dropArea} className="stack">
      <WeekBar adding={null} />
      {!chosen && rules}
      {!chosen && <ShortSteps steps={[t('stepChoose'), t('stepCheck'), t('stepSend')]} />}
      {chosen && (
        <SlipPreview slip={chosen} below={rules}>
          {!isPayment && <FileButton {...pick} icon={Images} label={t('change')} />}
          {camera}
        </SlipPreview>
      )}
      <Refusal>
        {problem && [t(problem, { limit: maxFileMb }), chosen && t('stillChosen')].filter(Boolean).join(' ')}
      </Refusal>
      {found && !problem && <WarningText warning={found} />}
      {chosen && hasOthers && !problem && <Warning role="status">{t('oneAtATime')}</Warning>}
      {stopReason === 'cancelled' && (
        <p className={styles['hint']} role="alert">
          {t(stopReason)}
        </p>
      )}
      <Refusal>{stopReason === 'windowUnread' ? t(stopReason) : null}</Refusal>
      {!chosen && (
        <div className={styles['choices']}>
          <FileButton {...pick} icon={Images} label={t('choose')} isMain />
          {camera}
        </div>
      )}
      {isPayment && <FileButton {...pick} icon={Images} label={t('change')} isMain />}
      {isSent && <Button onClick={toSlips}>{t('listTitle')}</Button>}
      {chosen && (
        <Button
          variant={isPayment || isSent ? 'quiet' : 'primary'}
          isBusy={isSending || isPreparing}
          onClick={() => send(chosen.file)}
        >
          {t('submit')}
        </Button>
      )}
      {!chosen && (
        <Button variant="plain" onClick={toSlips}>
          {t('listTitle')}
        </Button>
      )}
      <LoadingOverlay isActive={isPreparing} />
    </div>
  )
}

const foundTexts = { payment: 'foundPayment', none: 'foundNone', sent: 'foundSent' } as const

function WarningText({ warning }: { warning: SlipWarning }) {
  const { t } = useTranslation('slip')
  const at = warning.is === 'sent' ? warning.at : null
  const text = at === null ? t(foundTexts[warning.is]) : t('foundSentAt', { time: formatDateTime(at) })
  return <Warning role="status">{text}</Warning>
}

interface PreviewProps {
  slip: ChosenPicture
  below: ReactNode
  children: ReactNode
}

/** A tap enlarges it, to check that it is legible. */
function SlipPreview({ slip: { preview }, below, children }: PreviewProps) {
  const { t } = useTranslation('slip')
  const [isLarge, setLarge] = useState(false)
  const name = t('preview')
  return (
    <figure className={slipPreviewStyles['card']}>
      <button type="button" className={slipPreviewStyles['picture']} onClick={() => setLarge(true)}>
        <img src={preview} alt={name} />
        <span className={slipPreviewStyles['enlarge']} aria-hidden="true">
          <Maximize2 size={14} strokeWidth={2.5} />
        </span>
      </button>
      <figcaption className={slipPreviewStyles['actions']}>{children}</figcaption>
      {below}
      {isLarge && <Lightbox address={preview} name={name} onClose={() => setLarge(false)} />}
    </figure>
  )
}

interface FileButtonProps {
  icon: LucideIcon
  label: string
  disabled: boolean
  isCamera?: boolean
  isMain?: boolean
  onFile(file: File): void
}

const FileButton = ({ icon: Icon, label, disabled, isCamera = false, isMain = false, onFile }: FileButtonProps) => (
  <label
    className={classes(buttonStyles['button'], buttonStyles[isMain ? 'primary' : 'quiet'], styles['file'])}
    data-ring
    data-main={isMain ? '' : undefined}
    data-camera={isCamera ? '' : undefined}
    data-disabled={disabled ? '' : undefined}
  >
    <input
      type="file"
      className="visually-hidden"
      // Some web views read only the first type; the others make iPhones convert photos.
      accept="image/*,image/jpeg,image/png,image/webp"
      capture={isCamera ? 'environment' : undefined}
      disabled={disabled}
      onChange={onFileOf(onFile)}
    />
    <Icon size={20} />
    <span>{label}</span>
  </label>
)
