import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { chatDrawing } from '../../../ui/drawings/chat.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Lightbox } from '../../../ui/Lightbox.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import type { Chat, ChatSnapshot } from '../engine/types.ts'
import { useSnapshot } from '../useChat.ts'
import { Announcer } from './Announcer.tsx'
import { Composer } from './Composer.tsx'
import styles from './Chat.module.css'
import { Enlarge, type EnlargedPicture } from './enlarge.ts'
import { LoadingMessages } from './LoadingMessages.tsx'
import { MessageList } from './MessageList.tsx'
import { cachedMessageRows, tailRows } from './timeline.ts'
import { useQuestion } from './useQuestion.ts'

/** The messages and the form of a new one. */
export function Conversation({ chat }: { chat: Chat }) {
  const snapshot = useSnapshot(chat)
  useQuestion(chat)
  const [picture, setPicture] = useState<EnlargedPicture | null>(null)
  return (
    <Enlarge value={setPicture}>
      <Messages chat={chat} snapshot={snapshot} />
      <Announcer chat={chat} outbox={snapshot.outbox} />
      <Composer chat={chat} draft={snapshot.draft} />
      {picture && <Lightbox {...picture} onClose={() => setPicture(null)} />}
    </Enlarge>
  )
}

interface MessagesProps {
  chat: Chat
  snapshot: ChatSnapshot
}

function Messages({ chat, snapshot }: MessagesProps) {
  const { t } = useTranslation('chat')
  const { messages, outbox, sync, older, unread } = snapshot
  const rows = useRows(snapshot)
  const setAtEnd = useInSight(chat)
  if (messages.length > 0 || outbox.length > 0)
    return (
      <MessageList
        chat={chat}
        rows={rows}
        older={older}
        unread={unread}
        lastOwnId={outbox.at(-1)?.id ?? null}
        onEnd={setAtEnd}
      />
    )
  if (sync === 'loading') return <LoadingMessages />
  return (
    <div className={styles['alone']}>
      {sync === 'failed' ? (
        <Failure title={t('syncFailed')} onRetry={() => chat.refresh()} />
      ) : (
        <EmptyState drawing={chatDrawing} title={t('helloTitle')} text={t('helloText')} />
      )}
    </div>
  )
}

/** The rows of the list. The outbox changes often, the messages seldom, so each part is memoized. */
function useRows({ messages, outbox, firstUnreadId }: ChatSnapshot) {
  const history = cachedMessageRows(messages, firstUnreadId)
  const tail = useMemo(() => tailRows({ messages, outbox }), [messages, outbox])
  return useMemo(() => [...history, ...tail], [history, tail])
}

function subscribeVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Tells the chat when its newest messages are in sight: at the end of the list, on a visible page. */
function useInSight(chat: Chat) {
  const [atEnd, setAtEnd] = useState(false)
  const isVisible = useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible')
  useEffect(() => {
    chat.setInSight(atEnd && isVisible)
    return () => chat.setInSight(false)
  }, [chat, atEnd, isVisible])
  return setAtEnd
}
