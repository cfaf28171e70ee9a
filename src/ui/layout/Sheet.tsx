import { ChevronLeft } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closeDialogs, hasDialogBefore, closeTopDialog } from '../../nav/useDialog.ts'
import { CloseButton, IconButton } from '../controls/Button.tsx'
import { useOfflineText } from '../feedback/useOfflineText.ts'
import { useModal } from './useModal.ts'
import { useSheetDrag } from './useSheetDrag.ts'
import { useTouchGuard } from './useTouchGuard.ts'
import styles from './Sheet.module.css'

interface Props {
  title: ReactNode
  /** For a sheet without an address; by default the dialog closes. */
  onClose?(): void
  action?: ReactNode
  children: ReactNode
}

/** Escape, a tap outside (`closedby`), the button and a pull downwards close it. */
export function Sheet({ title, onClose, action, children }: Props) {
  const close = onClose ?? (() => void closeDialogs())
  const titleId = useId()
  const { sheet, handle } = useSheetDrag(close)
  const guard = useTouchGuard()
  const offline = useOfflineText()

  const modal = useModal(sheet, close)

  return (
    <dialog ref={sheet} {...guard} closedby="any" className={styles['sheet']} aria-labelledby={titleId} {...modal}>
      <div className={styles['body']}>
        <header className={styles['header']} {...handle}>
          <span role="status" className={styles['offline']}>
            {offline}
          </span>
          {!onClose && hasDialogBefore() && <BackButton onBack={() => void closeTopDialog()} />}
          <h2 id={titleId} className={styles['title']} tabIndex={-1} autoFocus>
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
