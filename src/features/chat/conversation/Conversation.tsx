import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hideAmounts } from '../../../i18n/amounts.ts'
import { supportDraft } from '../../../session/supportDraft.ts'
import { chatDrawing } from '../../../ui/drawings.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { Lightbox } from '../../../ui/layout/Lightbox.tsx'
import type { Chat } from '../engine/chat.ts'
import type { OutboxItem } from '../engine/outbox.ts'
import { messageParts } from '../engine/rules.ts'
import type { ChatMessage } from '../engine/transcript.ts'
import { useSnapshot } from '../useChat.ts'
import { Composer } from './Composer.tsx'
import { LoadingMessages } from './LoadingMessages.tsx'
import { Enlarge } from './MediaView.tsx'
import { MessageList } from './MessageList.tsx'
import { OtherContact } from './OtherContact.tsx'
import { messageRows, tailRows } from './timeline.ts'
import styles from './Chat.module.css'

const maxMessages = 5

function Announcer({ chat, outbox }: { chat: Chat; outbox: readonly OutboxItem[] }) {
  const { t } = useTranslation('chat')
  const [incoming, setIncoming] = useState<readonly ChatMessage[]>([])
  useEffect(
    () => chat.onIncoming((message) => setIncoming((before) => [...before.slice(1 - maxMessages), message])),
    [chat],
  )
  const textOf = (message: ChatMessage) => {
    const { text, media, cards } = messageParts(message)
    return [text, media?.name, ...cards.map(({ title }) => title)].filter(Boolean).join(', ') || t('unknownMessage')
  }
  const notSent = outbox.filter(({ delivery }) => delivery === 'failed' || delivery === 'unknown')
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t('newMessages')}>
      {incoming.map((message) => (
        <p key={message.id}>{t('supportSaid', { text: hideAmounts(textOf(message)) })}</p>
      ))}
      {notSent.map(({ id, delivery, file, text }) => (
        <p key={`${id} ${delivery}`}>
          {t(delivery === 'failed' ? 'announceNotSent' : 'announcePerhaps', { text: file?.name ?? hideAmounts(text) })}
        </p>
      ))}
    </div>
  )
}

export function Conversation({ chat }: { chat: Chat }) {
  const { t } = useTranslation(['chat', 'common'])
  const { messages, outbox, draft, socket, sync, older, unread, firstUnreadId } = useSnapshot(chat)
  const rows = useMemo(
    () => [...messageRows(messages, firstUnreadId), ...tailRows({ messages, outbox })],
    [messages, outbox, firstUnreadId],
  )
  useQuestion(chat)
  const [picture, setPicture] = useState<{ address: string; name: string } | null>(null)
  const isEmpty = messages.length === 0 && outbox.length === 0
  return (
    <Enlarge value={setPicture}>
      {!isEmpty && <MessageList chat={chat} rows={rows} older={older} unread={unread} />}
      {isEmpty && sync === 'loading' && <LoadingMessages />}
      {isEmpty && sync !== 'loading' && (
        <div className={styles['alone']}>
          {sync === 'failed' ? (
            <>
              <Failure
                title={t('syncFailed')}
                text={t(socket === 'refused' ? 'common:pageFailedText' : 'noLine')}
                onRetry={chat.refresh}
              />
              <OtherContact />
            </>
          ) : (
            <EmptyState drawing={chatDrawing} title={t('helloTitle')} text={t('helloText')} />
          )}
        </div>
      )}
      <Announcer chat={chat} outbox={outbox} />
      <Composer chat={chat} draft={draft} />
      {picture && <Lightbox {...picture} onClose={() => setPicture(null)} />}
    </Enlarge>
  )
}

function useQuestion(chat: Chat): void {
  const suggestion = supportDraft.useText()
  useEffect(() => {
    if (suggestion === null) return
    const { draft } = chat.snapshot()
    if (!draft.includes(suggestion)) chat.type(draft.trim() === '' ? suggestion : `${draft}\n\n${suggestion}`)
    supportDraft.forget()
  }, [suggestion, chat])
}
