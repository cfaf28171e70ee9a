import { LifeBuoy } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { ShortSteps } from '../../ui/ShortSteps.tsx'
import { useSaveImage } from '../../ui/useSaveImage.ts'
import { Warning } from '../../ui/Warning.tsx'
import { pictureOf } from './picture.ts'
import styles from './Qr.module.css'
import { usePng } from './usePng.ts'

interface Props {
  markup: string | null
  /** The alternative text. */
  text: string
  /** The name of the saved file. */
  name: string
  /** What can be done beside saving. */
  children: ReactNode
}

/** A code's picture with a save button, for a bank app. Where the host lets a page save nothing, a long press does. */
export function QrImage({ markup, text, name, children }: Props) {
  const { t } = useTranslation('qr')
  const source = useMemo(() => pictureOf(markup), [markup])
  const [broken, setBroken] = useState<string | null>(null)
  const png = usePng(source, name)
  const { image, isSaving, isRefused, save } = useSaveImage(png.file, t('saved'))
  if (source === null || broken === source) return <NoPicture>{children}</NoPicture>

  return (
    <>
      <div className={styles['plate']}>
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
      </div>
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
  const { t } = useTranslation(['qr', 'shared'])
  return (
    <>
      <Warning>{t('noPicture')}</Warning>
      <Button variant="quiet" onClick={() => navigate(pages.memberContact, { replace: true })}>
        <LifeBuoy size={18} aria-hidden="true" />
        {t('shared:creditSupport')}
      </Button>
      {children}
    </>
  )
}
