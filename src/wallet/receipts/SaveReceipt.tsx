import { Download, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hideAmounts } from '../../i18n/amounts.ts'
import { maskWord } from '../../i18n/money.ts'
import type { Receipt, Tone } from '../../lib/alerts.ts'
import { fileOf } from '../../lib/canvas.ts'
import { showToast } from '../../lib/toasts.ts'
import { saveImage } from '../../platform/files.ts'
import { loadMark } from '../../ui/brandedPicture.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { focusOnMount } from '../../ui/focusOn.ts'
import { receiptPicture } from './receiptPicture.ts'
import styles from './Receipt.module.css'

interface AskAmountsProps {
  onShown(): void
  onHidden(): void
  onBack(): void
}

function AskAmounts({ onShown, onHidden, onBack }: AskAmountsProps) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles['ask']} role="group" aria-label={t('receiptSave')}>
      <span className={styles['picked']} aria-hidden="true">
        <EyeOff size={28} />
      </span>
      <h3>{t('receiptSaveAsk')}</h3>
      <Button ref={focusOnMount} onClick={onHidden}>
        {t('receiptSaveHidden')}
      </Button>
      <Button variant="quiet" onClick={onShown}>
        {t('receiptSaveShown')}
      </Button>
      <Button variant="plain" onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  )
}

interface Props {
  tone: Tone
  title: string
  receipt: Receipt
  isAsking: boolean
  onAsking(isAsking: boolean): void
}

const asItIs = (text: string) => text

/** If the page cannot save, shows the picture for a long press. */
export function SaveReceipt({ tone, title, receipt, isAsking, onAsking }: Props) {
  const { t } = useTranslation('shared')
  const [shown, setShown] = useState<string | null>(null)
  // Loaded early, because a download is allowed only within the tap.
  const [mark, setMark] = useState<HTMLImageElement | null>(null)
  useEffect(() => void loadMark().then(setMark), [])
  const save = async (words: (text: string) => string) => {
    onAsking(false)
    const { amount, caption, rows } = asDrawn(receipt, t('receiptStep'))
    const said = {
      amount: words(amount),
      caption: caption ? words(caption) : null,
      rows: rows.map((row) => ({ ...row, value: words(row.value) })),
    }
    const source = receiptPicture({ ...said, tone, title, service: document.title, mark })
    if (source === null) return showToast('error', t('receiptNotSaved'))
    const result = await saveImage(fileOf(source, 'receipt.png'))
    if (result === 'saved') showToast('success', t('receiptSaved'))
    if (result === 'refused') setShown(source)
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
    <Button variant="plain" icon={Download} onClick={() => (maskWord() === null ? void save(asItIs) : onAsking(true))}>
      {t('receiptSave')}
    </Button>
  )
}

function asDrawn({ steps = [], rows, ...receipt }: Receipt, stepLabel: string): Receipt {
  const reached = steps.find(({ state }) => state === 'now' || state === 'failed')
  const drawn = rows.map(({ label, value, detail = '' }) => ({ label, value: `${value} ${detail}`.trim() }))
  return { ...receipt, rows: reached ? [{ label: stepLabel, value: reached.label }, ...drawn] : drawn }
}
