import { useTranslation } from 'react-i18next'
import type { ChatButton } from '../../../api/chatMessage.ts'
import { dayOf, formatDay } from '../../../i18n/dates.ts'
import { useNow } from '../../../ui/useNow.ts'
import type { Chat, ChatSnapshot } from '../engine/types.ts'
import { Buttons } from './Buttons.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import { OlderRow } from './OlderRow.tsx'
import { OutboxBubble } from './OutboxBubble.tsx'
import { Rating } from './Rating.tsx'
import type { ListRow } from './timeline.ts'
import styles from './MessageList.module.css'

interface Props {
  row: ListRow
  chat: Chat
  older: ChatSnapshot['older']
}

/** Renders one row of the list. */
export function TimelineRow({ row, chat, older }: Props) {
  const { t } = useTranslation('chat')
  const answer = (button: ChatButton) => chat.sendPostback(button)
  switch (row.kind) {
    case 'older':
      return <OlderRow older={older} onLoad={() => chat.loadOlder()} />
    case 'day':
      return <Day at={row.at} />
    case 'unread':
      return <p className={styles['unread']}>{t('unread')}</p>
    case 'end':
      return (
        <>
          <p className={styles['divider']}>{t('conversationEnd')}</p>
          <Rating chat={chat} before={row.before} />
        </>
      )
    case 'message':
      return <MessageBubble message={row.message} onPostback={answer} />
    case 'outbox':
      return <OutboxBubble item={row.item} chat={chat} />
    case 'replies':
      return <Buttons look="chips" buttons={row.buttons} label={t('quickReplies')} onPostback={answer} />
  }
}

function Day({ at }: { at: string | number }) {
  const { t } = useTranslation('chat')
  const day = dayOf(at, useNow())
  return <p className={styles['day']}>{day === 'earlier' ? formatDay(at) : t(day)}</p>
}
