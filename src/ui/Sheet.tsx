import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackButton } from './BackButton.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Sheet.module.css'
import { useModal } from './useModal.ts'
import { useOfflineText } from './useOfflineText.ts'
import { useSheetDrag } from './useSheetDrag.ts'
import { useTouchGuard } from './useTouchGuard.ts'

interface Props {
  title: string
  onClose(): void
  /** Goes back to the sheet that this one was opened from, where there is one. */
  onBack?: (() => void) | undefined
  children: ReactNode
}

/**
 * A dialog that rises from the bottom on phones and stands in the middle on wide screens. The browser's own `<dialog>`
 * keeps the focus inside and gives it back; Escape, a tap beside it (where browsers know `closedby`), the close button and a
 * pull downwards ask `onClose`.
 */
export function Sheet({ title, onClose, onBack, children }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const { sheet, handle } = useSheetDrag(onClose)
  const guard = useTouchGuard()
  const offline = useOfflineText()

  const modal = useModal(sheet, onClose)

  return (
    <dialog ref={sheet} {...guard} closedby="any" className={styles['sheet']} aria-labelledby={titleId} {...modal}>
      <div className={styles['body']}>
        <header className={styles['header']} {...handle}>
          <span role="status" className={styles['offline']}>
            {offline}
          </span>
          {onBack && <BackButton onBack={onBack} />}
          <h2 id={titleId} className={styles['title']} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <IconButton label={t('close')} onClick={onClose}>
            <X />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}
