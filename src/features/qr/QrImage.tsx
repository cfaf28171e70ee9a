import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ShortSteps } from '../../ui/ShortSteps.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useSaveImage } from '../../ui/useSaveImage.ts'
import { Warning } from '../../ui/Warning.tsx'
import { ContactButton } from './ContactButton.tsx'
import styles from './Qr.module.css'
import { usePng } from './usePng.ts'

interface Props {
  /** The picture's address; null for a code without one that can be shown. */
  source: string | null
  /** What the code says is not known yet, so it is not shown. */
  isReading: boolean
  /** The alternative text. */
  text: string
  /** The name of the saved file. */
  name: string
  /** What is said about the code. */
  notes: ReactNode
  /** What can be done beside saving. */
  children: ReactNode
}

/** A code's picture with a save button, for a bank app. Where the host lets a page save nothing, a long press does. */
export function QrImage({ source, isReading, text, name, notes, children }: Props) {
  const { t } = useTranslation('qr')
  const [broken, setBroken] = useState<string | null>(null)
  const png = usePng(isReading ? null : source, name)
  const { image, isSaving, isRefused, save } = useSaveImage(png.file, t('saved'))
  if (source === null || broken === source) return <NoPicture>{children}</NoPicture>

  return (
    <>
      <div className={styles['plate']}>
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
      {notes}
      <ShortSteps steps={[t('stepSave'), t('stepOpen'), t('stepPay')]} />
      <div className={styles['actions']}>
        <Button busy={isSaving || !png.isReady} onClick={save}>
          {t('save')}
        </Button>
        {children}
      </div>
      {isRefused && <Warning>{t('press')}</Warning>}
    </>
  )
}

function NoPicture({ children }: { children: ReactNode }) {
  const { t } = useTranslation('qr')
  return (
    <>
      <Warning>{t('noPicture')}</Warning>
      <ContactButton />
      {children}
    </>
  )
}
