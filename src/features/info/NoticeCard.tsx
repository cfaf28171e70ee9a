import { ChevronDown, Megaphone, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hash } from '../../lib/hash.ts'
import { dismiss, isDismissed } from '../../session/dismissed.ts'
import { IconButton } from '../../ui/controls/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { AwaitedText } from '../../ui/richText/RichText.tsx'
import { useNotice } from './useNotice.ts'
import styles from './NoticeCard.module.css'

/** A dismissed notice stays hidden until its text changes. */
export function NoticeCard() {
  const { t } = useTranslation()
  const notice = useNotice()
  const [, setDismissed] = useState('')
  const text = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(true)
  useLayoutEffect(() => {
    const shown = text.current
    // A picture comes later.
    if (shown) setCut(shown.scrollHeight > shown.clientHeight || shown.querySelector('img') !== null)
  }, [notice])
  if (notice === '' || isDismissed(hash(notice))) return null

  const dismissNotice = () => {
    dismiss(hash(notice))
    setDismissed(notice)
  }
  return (
    <Card className={styles['notice']} aria-label={t('notice')}>
      <Megaphone size={20} />
      <div
        ref={text}
        data-folded={(isCut && !isOpen) || undefined}
        // Not for a pressed link: it would move before the click.
        onFocus={({ target }) => setOpen(isOpen || target.matches(':focus-visible'))}
      >
        <AwaitedText html={notice} />
      </div>
      {isCut && !isOpen ? (
        <IconButton label={t('showMore')} aria-expanded={false} onClick={() => setOpen(true)}>
          <ChevronDown />
        </IconButton>
      ) : (
        <IconButton label={t('dismissNotice')} onClick={dismissNotice}>
          <X />
        </IconButton>
      )}
    </Card>
  )
}
