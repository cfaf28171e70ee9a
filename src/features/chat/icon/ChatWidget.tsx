import { MessageCircle, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useChatOffer } from '../../../service/useChatOffer.ts'
import { openDialog, useDialog } from '../../../nav/useDialog.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Chat } from '../engine/types.ts'
import { useChat } from '../useChat.ts'
import styles from './ChatWidget.module.css'
import { announceIncoming } from './announceIncoming.ts'
import { useFreePlace } from './useFreePlace.ts'
import { useInvitation } from './useInvitation.ts'

const open = () => void openDialog({ name: 'chat' })

/** The icon that opens the chat from every page, with the count of unread messages. It is hidden while a dialog is open. */
export function ChatWidget() {
  const { isOffered } = useChatOffer()
  const state = useChat(false)
  const chat = state.status === 'ready' ? state.chat : null
  const hasDialog = useDialog() !== null
  useEffect(() => chat?.onIncoming(announceIncoming), [chat])
  return isOffered && !hasDialog ? <ChatIcon chat={chat} /> : null
}

const subscribeNothing = () => () => undefined

function ChatIcon({ chat }: { chat: Chat | null }) {
  const { t } = useTranslation('chat')
  const { isShown, bubble, dismiss } = useInvitation()
  const icon = useFreePlace()
  useEffect(() => {
    document.body.toggleAttribute('data-chat', true)
    return () => void document.body.toggleAttribute('data-chat', false)
  }, [])
  const unread = useSyncExternalStore(
    chat ? (listener) => chat.subscribe(listener) : subscribeNothing,
    () => chat?.snapshot().unread ?? 0,
  )
  return (
    <div className={styles['widget']}>
      {isShown && (
        <div ref={bubble} className={styles['invitation']}>
          <button type="button" className={styles['text']} onClick={open}>
            {t('invitation')}
          </button>
          <IconButton label={t('dismiss')} onClick={dismiss}>
            <X />
          </IconButton>
        </div>
      )}
      <button
        ref={icon}
        type="button"
        className={styles['icon']}
        aria-label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
        onClick={open}
      >
        <MessageCircle size={24} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles['badge']} aria-hidden="true">
            {unread > 99 ? t('manyUnread') : unread}
          </span>
        )}
      </button>
    </div>
  )
}
