import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileOf } from '../../lib/canvas.ts'
import { useAsync } from '../../lib/useAsync.ts'
import { withTimeout } from '../../platform/withTimeout.ts'
import { brandedPicture } from '../../ui/brandedPicture.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ContactSupport } from '../../ui/controls/ContactSupport.tsx'
import { useSaveImage } from '../../ui/controls/useSaveImage.ts'
import { ShortSteps } from '../../ui/feedback/ShortSteps.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Warning } from '../../ui/feedback/Warning.tsx'
import { useWakeLock } from '../../ui/useWakeLock.ts'
import { codePng } from './codePng.ts'
import { Validity } from './QrForm.tsx'
import styles from './Qr.module.css'

/** An image of another origin may never load. */
const drawingTimeoutMs = 5_000

/** @returns a file with the brand below the code, and the code alone as a data URL, which the CSP allows. */
async function makePng(source: string, name: string) {
  const address = (await withTimeout(drawingTimeoutMs, codePng(source))) ?? null
  if (address === null) return { file: null, address }
  const signed = await withTimeout(drawingTimeoutMs, brandedPicture(address, name))
  return { file: signed ?? fileOf(address, name), address }
}

interface Props {
  head: ReactNode
  /** Null if the code cannot be shown. */
  source: string | null
  isReading: boolean
  text: string
  name: string
  /** Short screens then shrink the picture. */
  isWarned: boolean
  /** The head counts down. */
  isTimed: boolean
  wait: ReactNode
  /** Replaces all actions; null for none. */
  question: ReactNode
  children: ReactNode
}

/** A long press saves the image if downloads are blocked. */
export function QrImage({ head, source, isReading, text, name, isWarned, isTimed, wait, question, children }: Props) {
  const { t } = useTranslation('qr')
  const [broken, setBroken] = useState<string | null>(null)
  useWakeLock(source !== null && broken !== source && !isReading)
  // Drawn before the tap, as browsers download only within one.
  const png = useAsync(isReading ? null : source, (code) => makePng(code, name))
  const { image, isSaving, isRefused, save } = useSaveImage(png?.file ?? null, t('saved'))
  if (source === null || broken === source)
    return (
      <>
        {head}
        <Warning role="alert">{t('noPicture')}</Warning>
        {question || (
          <>
            {wait}
            <ContactSupport variant="quiet" onlyWithoutChat />
            <div className={styles['actions']}>{children}</div>
          </>
        )}
      </>
    )

  return (
    <>
      <div className={styles['ticket']}>
        {head}
        <div className={styles['plate']} data-warned={isWarned ? '' : undefined}>
          {isReading ? (
            <p className={styles['reading']} role="status">
              <Spinner />
              <span>{t('reading')}</span>
            </p>
          ) : (
            <img
              ref={image}
              tabIndex={-1}
              src={png?.address ?? source}
              data-drawn={png?.file ? '' : undefined}
              alt={text}
              width={240}
              height={240}
              onError={() => setBroken(source)}
            />
          )}
        </div>
        <p className="muted">{isTimed ? t('scanOnce') : <Validity />}</p>
        {wait && !question && <div className={styles['wait']}>{wait}</div>}
      </div>
      {question || (
        <>
          <ShortSteps steps={[t('stepSave'), t('stepOpen'), t('stepPay')]} />
          <Button isBusy={isSaving || !png} icon={Download} onClick={save}>
            {t('save')}
          </Button>
          {isRefused && <Warning role="alert">{t('press')}</Warning>}
          <div className={styles['actions']}>{children}</div>
        </>
      )}
    </>
  )
}
