import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hideAmounts } from '../../../i18n/amounts.ts'
import type { Chat, ChatMessage, OutboxItem } from '../engine/types.ts'
import { partsOf } from '../engine/rules.ts'

/** The most messages in the live region; older ones were already read out. */
const maxMessages = 5

/** Announces to screen readers new messages, and own messages that were not sent. */
export function Announcer({ chat, outbox }: { chat: Chat; outbox: readonly OutboxItem[] }) {
  const { t } = useTranslation('chat')
  const [incoming, setIncoming] = useState<readonly ChatMessage[]>([])
  useEffect(
    () => chat.onIncoming((message) => setIncoming((before) => [...before.slice(1 - maxMessages), message])),
    [chat],
  )
  const textOf = (message: ChatMessage) => {
    const { text, media, cards } = partsOf(message)
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
