import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocketState } from '../../../api/chat/chatSocket.ts'
import { settings } from '../../../lib/settings/settings.ts'
import { closeTopDialog } from '../../../nav/useDialog.ts'
import { CloseButton } from '../../../ui/controls/Button.tsx'
import { RefreshButton } from '../../../ui/controls/RefreshButton.tsx'
import { closedDrawing } from '../../../ui/drawings.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ReadFailure } from '../../../ui/feedback/Failure.tsx'
import { useOfflineText } from '../../../ui/feedback/useOfflineText.ts'
import { useMedia } from '../../../ui/layout/useMedia.ts'
import { useSheet } from '../../../ui/layout/useSheet.ts'
import type { Chat } from '../engine/chat.ts'
import { useChat, type ChatState, useSnapshot } from '../useChat.ts'
import { Conversation } from './Conversation.tsx'
import { LoadingMessages } from './LoadingMessages.tsx'
import { OtherContact } from './OtherContact.tsx'
import styles from './Chat.module.css'
import connectionStatusStyles from './ConnectionStatus.module.css'

/** A connection that works needs no word. */
function ConnectionLine({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const state = useConnection(chat)
  return (
    <p className={styles['state']} role="status">
      {state !== 'connected' && t(state === 'connecting' ? state : 'notConnected')}
    </p>
  )
}

export function ChatDialog() {
  const isBeside = useMedia('(min-width: 1240px)')
  return <Panel key={String(isBeside)} isBeside={isBeside} />
}

const onClose = () => void closeTopDialog()

function Panel({ isBeside }: { isBeside: boolean }) {
  const { t } = useTranslation('chat')
  const state = useChat(true)
  const { dialog, header, title } = useSheet(onClose)
  const chat = state.status === 'ready' ? state.chat : null
  return (
    <dialog
      {...dialog}
      closedby={isBeside ? 'none' : 'any'}
      className={styles['chat']}
      data-beside={isBeside ? '' : undefined}
    >
      <div className={styles['body']}>
        <header className={styles['header']} {...header}>
          <span className={styles['face']} aria-hidden="true" />
          <div className={styles['heading']}>
            <h2 {...title} className={styles['title']}>
              {t('title')}
            </h2>
            {chat && <ConnectionLine chat={chat} />}
          </div>
          {chat && <RefreshMessages chat={chat} />}
          <CloseButton onClose={onClose} />
        </header>
        {chat && <SupportHours />}
        {chat && <ConnectionStatus chat={chat} />}
        <Body state={state} />
      </div>
    </dialog>
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
          <OtherContact />
        </div>
      )
    case 'off':
      return (
        <div className={styles['alone']}>
          <EmptyState drawing={closedDrawing} title={t('offTitle')} action={<OtherContact />} />
        </div>
      )
  }
}

function SupportHours() {
  const { t } = useTranslation('chat')
  const { VITE_SUPPORT_HOURS: hours, VITE_SUPPORT_REPLY_MINUTES: count } = settings
  const texts = [
    hours !== '' && t('hours', { hours: hours.replace('-', '–') }),
    count !== null && t('replyTime', { count }),
  ].filter(Boolean)
  return texts.length > 0 && <p className={connectionStatusStyles['notice']}>{texts.join(' · ')}</p>
}

function RefreshMessages({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { sync, messages, outbox } = useSnapshot(chat)
  // The failure has the same button.
  if (sync === 'failed' && messages.length + outbox.length === 0) return null
  return <RefreshButton label={t('refresh')} isBusy={sync === 'loading'} onRefresh={chat.refresh} />
}

function ConnectionStatus({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { sync, messages, outbox } = useSnapshot(chat)
  const state = useConnection(chat)
  const isFailed = sync === 'failed'
  // The list shows the failure itself.
  const isEmpty = messages.length + outbox.length === 0
  const problem = state === 'refused' ? state : isFailed && !isEmpty ? 'stale' : null
  return (
    <div className={connectionStatusStyles['notices']} role="status">
      {(state === 'offline' || state === 'lost') && !(isFailed && isEmpty) && (
        <p className={connectionStatusStyles['offline']}>{t('noLine')}</p>
      )}
      {problem && (
        <p className={connectionStatusStyles['problem']}>
          <span>{t(problem)}</span>
          <button type="button" className={connectionStatusStyles['retry']} onClick={chat.refresh}>
            {t('tryAgain')}
          </button>
        </p>
      )}
    </div>
  )
}

/** While reconnecting, the previous state stays, so nothing flickers. */
function useConnection(chat: Chat): SocketState | 'offline' {
  const { socket } = useSnapshot(chat)
  const [shown, setShown] = useState(socket)
  const next = socket === 'connecting' && shown !== 'connected' ? shown : socket
  if (next !== shown) setShown(next)
  // A socket notices a lost network late.
  return useOfflineText() === '' ? next : 'offline'
}
