import { useId, type ReactNode } from 'react'
import { BackButton } from './BackButton.tsx'
import { CloseButton } from './CloseButton.tsx'
import styles from './Sheet.module.css'
import { useModal } from './useModal.ts'
import { useOfflineText } from './useOfflineText.ts'
import { useSheetDrag } from './useSheetDrag.ts'
import { useTouchGuard } from './useTouchGuard.ts'

interface Props {
  title: ReactNode
  onClose(): void
  /** Goes back to the sheet that this one was opened from; undefined without one. */
  onBack?: (() => void) | undefined
  /** A control beside the close button. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A bottom sheet on phones, a centred dialog on wide screens. The native `<dialog>` traps the focus and restores it. Escape, a
 * tap outside (in browsers with `closedby`), the close button and a pull downwards call `onClose`.
 */
export function Sheet({ title, onClose, onBack, action, children }: Props) {
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
          {action}
          <CloseButton onClose={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
