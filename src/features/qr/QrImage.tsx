import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/Button.tsx'
import { ContactSupport } from '../../ui/controls/ContactSupport.tsx'
import { ShortSteps } from '../../ui/feedback/ShortSteps.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { useSaveImage } from '../../ui/controls/useSaveImage.ts'
import { Warning } from '../../ui/feedback/Warning.tsx'
import styles from './Qr.module.css'
import { Validity } from './QrForm.tsx'
import { usePng } from './usePng.ts'

interface Props {
  /** What is paid, and for how long it can be. */
  head: ReactNode
  /** The same where there is no picture. */
  unpayableHead: ReactNode
  /** The picture's address; null for a code without one that can be shown. */
  source: string | null
  /** What the code says is not known yet, so it is not shown. */
  isReading: boolean
  /** The alternative text. */
  text: string
  /** The name of the saved file. */
  name: string
  /** A warning stands above the picture, which is smaller on a short screen. */
  isWarned: boolean
  /** The status of the payment. */
  wait: ReactNode
  /** What is asked in the place of all that can be done; nothing while nothing is asked. */
  question: ReactNode
  /** What can be done beside saving. */
  children: ReactNode
}

/** A code's picture with a save button, for a bank app. Where the host lets a page save nothing, a long press does. */
export function QrImage({
  head,
  unpayableHead,
  source,
  isReading,
  text,
  name,
  isWarned,
  wait,
  question,
  children,
}: Props) {
  const { t } = useTranslation('qr')
  const [broken, setBroken] = useState<string | null>(null)
  const png = usePng(isReading ? null : source, name)
  const { image, isSaving, isRefused, save } = useSaveImage(png.file, t('saved'))
  if (source === null || broken === source)
    return <NoPicture {...{ unpayableHead, wait, question }}>{children}</NoPicture>

  return (
    <>
      <div className={styles['ticket']}>
        {head}
        <div className={styles['plate']} data-warned={isWarned ? '' : undefined}>
          {isReading ? (
            <p className={styles['reading']} role="status">
              <Spinner />
              {t('reading')}
            </p>
          ) : (
            <img
              ref={image}
              tabIndex={-1}
              src={png.shown ?? source}
              data-drawn={png.file ? '' : undefined}
              alt={text}
              width={240}
              height={240}
              onError={() => setBroken(source)}
            />
          )}
        </div>
        <p className={styles['once']}>
          <Validity />
        </p>
      </div>
      {question || (
        <>
          {wait}
          <ShortSteps steps={[t('stepSave'), t('stepOpen'), t('stepPay')]} />
          <Button busy={isSaving || !png.isReady} onClick={save}>
            <Download size={20} aria-hidden="true" />
            {t('save')}
          </Button>
          {isRefused && <Warning>{t('press')}</Warning>}
          <div className={styles['actions']}>{children}</div>
        </>
      )}
    </>
  )
}

function NoPicture({
  unpayableHead,
  wait,
  question,
  children,
}: Pick<Props, 'unpayableHead' | 'wait' | 'question' | 'children'>) {
  const { t } = useTranslation('qr')
  return (
    <>
      {unpayableHead}
      <Warning>{t('noPicture')}</Warning>
      {question || (
        <>
          {wait}
          <ContactSupport variant="quiet" isSecond />
          <div className={styles['actions']}>{children}</div>
        </>
      )}
    </>
  )
}
