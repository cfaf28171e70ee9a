import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receipt, Tone } from '../messages/alerts.ts'
import { showToast } from '../messages/toasts.ts'
import { keepImage } from '../platform/keepImage.ts'
import { fileOf } from '../web/canvasPng.ts'
import { loadMark } from './brandPicture.ts'
import { Button } from './Button.tsx'
import { receiptPicture } from './receiptPicture.ts'
import { asDrawn } from './receiptText.ts'
import styles from './Receipt.module.css'

interface Props {
  tone: Tone
  title: string
  receipt: Receipt
}

/** Saves a receipt as a picture. Where the host lets a page save nothing, it is shown for a long press. */
export function SaveReceipt({ tone, title, receipt }: Props) {
  const { t } = useTranslation('shared')
  const [shown, setShown] = useState<string | null>(null)
  // Loaded before the tap, as browsers allow a download only within it.
  const [mark, setMark] = useState<HTMLImageElement | null>(null)
  useEffect(() => void loadMark().then(setMark), [])
  const save = async () => {
    const source = receiptPicture({ ...asDrawn(receipt, t('receiptStep')), tone, title, service: document.title, mark })
    if (source === null) return showToast('error', t('receiptNotSaved'))
    const kept = await keepImage(fileOf(source, 'receipt.png'))
    if (kept === 'saved') showToast('success', t('receiptSaved'))
    if (kept === 'refused') setShown(source)
  }
  if (shown !== null)
    return (
      <figure className={styles['picture']}>
        <img src={shown} alt={title} />
        <figcaption>{t('receiptPress')}</figcaption>
      </figure>
    )
  return (
    <Button variant="plain" onClick={() => void save()}>
      <Download size={20} aria-hidden="true" />
      {t('receiptSave')}
    </Button>
  )
}
