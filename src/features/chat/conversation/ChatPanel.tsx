import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { useModal } from '../../../ui/useModal.ts'
import { useSheetDrag } from '../../../ui/useSheetDrag.ts'
import { useTouchGuard } from '../../../ui/useTouchGuard.ts'
import styles from './Chat.module.css'

interface Props {
  /** Buttons beside the title. */
  tools: ReactNode
  onClose(): void
  children: ReactNode
}

/** The dialog of the chat: full screen on phones, a panel in the corner of wide screens. */
export function ChatPanel({ tools, onClose, children }: Props) {
  const { t } = useTranslation('chat')
  const titleId = useId()
  const { sheet, handle } = useSheetDrag(onClose)
  const modal = useModal(sheet, onClose)
  const guard = useTouchGuard()
  return (
    <dialog ref={sheet} {...guard} {...modal} closedby="any" className={styles['chat']} aria-labelledby={titleId}>
      <div className={styles['body']}>
        <header className={styles['header']} {...handle}>
          <h2 id={titleId} className={styles['title']} tabIndex={-1} autoFocus>
            {t('title')}
          </h2>
          {tools}
          <CloseButton onClose={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
