import { useTranslation } from 'react-i18next'
import { leaveDialog } from '../../../nav/useDialog.ts'
import { closedDrawing } from '../../../ui/drawings/closed.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ReadFailure } from '../../../ui/ReadFailure.tsx'
import { useChat, type ChatState } from '../useChat.ts'
import styles from './Chat.module.css'
import { ChatPanel } from './ChatPanel.tsx'
import { ConnectionLine } from './ConnectionLine.tsx'
import { ConnectionStatus } from './ConnectionStatus.tsx'
import { Conversation } from './Conversation.tsx'
import { LoadingMessages } from './LoadingMessages.tsx'
import { RefreshButton } from './RefreshButton.tsx'
import { SupportHours } from './SupportHours.tsx'

/** The chat with support, for members and guests. */
export function ChatDialog() {
  const state = useChat(true)
  const chat = state.status === 'ready' ? state.chat : null
  return (
    <ChatPanel
      state={chat && <ConnectionLine chat={chat} />}
      tools={chat && <RefreshButton chat={chat} />}
      onClose={() => void leaveDialog()}
    >
      {chat && <SupportHours />}
      {chat && <ConnectionStatus chat={chat} />}
      <Body state={state} />
    </ChatPanel>
  )
}

function Body({ state }: { state: ChatState }) {
  const { t } = useTranslation('chat')
  switch (state.status) {
    case 'ready':
      return <Conversation chat={state.chat} />
    case 'loading':
      return <LoadingMessages />
    case 'failed':
      return (
        <div className={styles['alone']}>
          <ReadFailure error={state.error} onRetry={state.retry} />
        </div>
      )
    case 'off':
      return (
        <div className={styles['alone']}>
          <EmptyState drawing={closedDrawing} title={t('offTitle')} text={t('offText')} />
        </div>
      )
  }
}
