import { MessageCircle, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useChatOffer } from '../../../service/useChatOffer.ts'
import { openDialog, useDialog } from '../../../nav/useDialog.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Chat } from '../engine/chat.ts'
import { useChat } from '../useChat.ts'
import styles from './ChatWidget.module.css'
import { announceIncoming } from './feedback.ts'
import { useFreePlace } from './useFreePlace.ts'
import { useInvitation } from './useInvitation.ts'

const open = () => void openDialog({ name: 'chat' })

/** The way into the chat from every page, with the count of what was not read; out of the way of dialogs. */
export function ChatWidget() {
  const { isOffered } = useChatOffer()
  const state = useChat(false)
  const chat = state.status === 'ready' ? state.chat : null
  const hasDialog = useDialog() !== null
  useEffect(() => chat?.onIncoming(announceIncoming), [chat])
  return isOffered && !hasDialog ? <Way chat={chat} /> : null
}

const silent = () => () => undefined

function Way({ chat }: { chat: Chat | null }) {
  const { t } = useTranslation('chat')
  const { isShown, bubble, dismiss } = useInvitation()
  const icon = useFreePlace()
  useEffect(() => {
    document.body.toggleAttribute('data-support', true)
    return () => void document.body.toggleAttribute('data-support', false)
  }, [])
  const unread = useSyncExternalStore(
    chat ? (listener) => chat.subscribe(listener) : silent,
    () => chat?.snapshot().unread ?? 0,
  )
  return (
    <div className={styles['widget']}>
      {isShown && (
        <div ref={bubble} className={styles['invitation']}>
          <button type="button" className={styles['words']} onClick={open}>
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
