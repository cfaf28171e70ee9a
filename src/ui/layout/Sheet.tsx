import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closeDialogs, hasDialogBefore, closeTopDialog } from '../../nav/useDialog.ts'
import { classes } from '../classes.ts'
import { CloseButton, IconButton } from '../controls/Button.tsx'
import { useOfflineText } from '../feedback/useOfflineText.ts'
import { useSheet } from './useSheet.ts'
import styles from './Sheet.module.css'

interface Props {
  title: ReactNode
  /** For a sheet without an address; by default the dialog closes. */
  onClose?(): void
  action?: ReactNode
  /** As high as the screen allows, so that a list may grow and shrink in it. */
  isTall?: boolean
  children: ReactNode
}

/** Escape, a tap outside (`closedby`), the button and a pull downwards close it. */
export function Sheet({ title, onClose, action, isTall, children }: Props) {
  const close = onClose ?? (() => void closeDialogs())
  const sheet = useSheet(close)
  const offline = useOfflineText()
  return (
    <dialog {...sheet.dialog} closedby="any" className={styles['sheet']}>
      <div className={classes(styles['body'], isTall && styles['tall'])}>
        <header role="none" className={styles['header']} {...sheet.header}>
          <span role="status" className={styles['offline']}>
            {offline}
          </span>
          {!onClose && hasDialogBefore() && <BackButton onBack={() => void closeTopDialog()} />}
          <h2 {...sheet.title} className={styles['title']}>
            {title}
          </h2>
          {action}
          <CloseButton onClose={close} />
        </header>
        {children}
      </div>
    </dialog>
  )
}

function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <IconButton label={t('back')} className={styles['back']} onClick={onBack}>
      <ChevronLeft />
    </IconButton>
  )
}
