import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chat, ChatMessage, OutboxItem } from '../engine/chat.ts'
import { partsOf } from '../engine/rules.ts'

/** So many are enough for whoever listens; what was heard goes. */
const heard = 5

/** Tells those who do not see the list what comes in, not what was said before, and what of their own did not go out. */
export function Announcer({ chat, outbox }: { chat: Chat; outbox: readonly OutboxItem[] }) {
  const { t } = useTranslation('chat')
  const [incoming, setIncoming] = useState<readonly ChatMessage[]>([])
  useEffect(() => chat.onIncoming((message) => setIncoming((before) => [...before.slice(1 - heard), message])), [chat])
  const wordsOf = (message: ChatMessage) => {
    const { text, media, cards } = partsOf(message)
    return [text, media?.name, ...cards.map(({ title }) => title)].filter(Boolean).join(', ') || t('unknownMessage')
  }
  const stuck = outbox.filter(({ delivery }) => delivery === 'failed' || delivery === 'unknown')
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-label={t('newMessages')}>
      {incoming.map((message) => (
        <p key={message.id}>{t('supportSaid', { text: wordsOf(message) })}</p>
      ))}
      {stuck.map(({ id, delivery, file, text }) => (
        <p key={`${id} ${delivery}`}>
          {t(delivery === 'failed' ? 'announceNotSent' : 'announcePerhaps', { text: file?.name ?? text })}
        </p>
      ))}
    </div>
  )
}
