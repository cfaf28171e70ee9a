import { Download } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { useSigned } from '../../ui/useSigned.ts'
import { useSaveImage } from '../../ui/useSaveImage.ts'
import { Warning } from '../../ui/Warning.tsx'
import styles from './InviteQr.module.css'
import { qrPicture } from './qrPicture.ts'

interface Props {
  link: string
  /** The name of the saved file. */
  name: string
  /** The alternative text. */
  text: string
  /** Content below the picture. */
  children: ReactNode
}

/** A link's QR code with a save button. Where the host lets a page save nothing, a long press does. */
export function SaveQr({ link, name, text, children }: Props) {
  const { t } = useTranslation('invite')
  const picture = useMemo(() => qrPicture(link, name), [link, name])
  const { image, isSaving, isRefused, save } = useSaveImage(useSigned(picture.file, picture.source), t('qrSaved'))
  return (
    <>
      <img
        ref={image}
        className={styles['picture']}
        tabIndex={-1}
        src={picture.source}
        alt={text}
        width={320}
        height={320}
      />
      {isRefused && <Warning>{t('qrPress')}</Warning>}
      {children}
      <Button variant="quiet" busy={isSaving} onClick={save}>
        <Download size={20} aria-hidden="true" />
        {t('qrSave')}
      </Button>
    </>
  )
}
