import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveDialog } from '../../../nav/useDialog.ts'
import { CloseButton } from '../../../ui/controls/Button.tsx'
import { useMedia } from '../../../ui/layout/useMedia.ts'
import { useModal } from '../../../ui/layout/useModal.ts'
import { useSheetDrag } from '../../../ui/layout/useSheetDrag.ts'
import { useTouchGuard } from '../../../ui/layout/useTouchGuard.ts'
import styles from './Chat.module.css'

interface Props {
  state: ReactNode
  tools: ReactNode
  children: ReactNode
}

export function ChatPanel(props: Props) {
  const isBeside = useMedia('(min-width: 1240px)')
  return <Panel key={String(isBeside)} {...props} isBeside={isBeside} />
}

const onClose = () => void leaveDialog()

function Panel({ state, tools, isBeside, children }: Props & { isBeside: boolean }) {
  const { t } = useTranslation('chat')
  const titleId = useId()
  const { sheet, handle } = useSheetDrag(onClose)
  const modal = useModal(sheet, onClose)
  const guard = useTouchGuard()
  return (
    <dialog
      ref={sheet}
      {...guard}
      {...modal}
      closedby={isBeside ? 'none' : 'any'}
      className={styles['chat']}
      data-beside={isBeside ? '' : undefined}
      aria-labelledby={titleId}
    >
      <div className={styles['body']}>
        <header className={styles['header']} {...handle}>
          <span className={styles['face']} aria-hidden="true" />
          <div className={styles['heading']}>
            <h2 id={titleId} className={styles['title']} tabIndex={-1} autoFocus>
              {t('title')}
            </h2>
            {state}
          </div>
          {tools}
          <CloseButton onClose={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
