import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hideAmounts } from '../i18n/amounts.ts'
import { maskWord } from '../i18n/money.ts'
import type { Receipt, Tone } from '../messages/alerts.ts'
import { showToast } from '../messages/toasts.ts'
import { keepImage } from '../platform/keepImage.ts'
import { fileOf } from '../web/canvas.ts'
import { AskAmounts } from './AskAmounts.tsx'
import { loadMark } from './brandPicture.ts'
import { Button } from './Button.tsx'
import { receiptPicture } from './receiptPicture.ts'
import { asDrawn } from './receiptText.ts'
import styles from './Receipt.module.css'

interface Props {
  tone: Tone
  title: string
  receipt: Receipt
  /** Whether the player is asked for what the picture shows. The question needs the room of what stands around it. */
  isAsking: boolean
  onAsking(isAsking: boolean): void
}

const asItIs = (text: string) => text

/** Saves a receipt as a picture. Where the host lets a page save nothing, it is shown for a long press. Who hides amounts is asked first. */
export function SaveReceipt({ tone, title, receipt, isAsking, onAsking }: Props) {
  const { t } = useTranslation('shared')
  const [shown, setShown] = useState<string | null>(null)
  // Loaded before the tap, as browsers allow a download only within it.
  const [mark, setMark] = useState<HTMLImageElement | null>(null)
  useEffect(() => void loadMark().then(setMark), [])
  const save = async (words: (text: string) => string) => {
    onAsking(false)
    const { amount, note, rows } = asDrawn(receipt, t('receiptStep'))
    const said = {
      amount: words(amount),
      note: note ? words(note) : null,
      rows: rows.map((row) => ({ ...row, value: words(row.value) })),
    }
    const source = receiptPicture({ ...said, tone, title, service: document.title, mark })
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
  if (isAsking)
    return (
      <AskAmounts
        onShown={() => void save(asItIs)}
        onHidden={() => void save(hideAmounts)}
        onBack={() => onAsking(false)}
      />
    )
  return (
    <Button variant="plain" onClick={() => (maskWord() === null ? void save(asItIs) : onAsking(true))}>
      <Download size={20} aria-hidden="true" />
      {t('receiptSave')}
    </Button>
  )
}
