import { useTranslation } from 'react-i18next'
import { RotateCw } from 'lucide-react'
import { relativeDay, formatDay } from '../../../i18n/dates.ts'
import { useNow } from '../../../ui/useNow.ts'
import type { Chat, ChatSnapshot } from '../engine/chat.ts'
import { Buttons } from './Buttons.tsx'
import { MessageBubble, OutboxBubble } from './MessageBubble.tsx'
import type { ListRow } from './timeline.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import styles from './MessageList.module.css'

interface Props {
  row: ListRow
  chat: Chat
  older: ChatSnapshot['older']
}

export function TimelineRow({ row, chat, older }: Props) {
  const { t } = useTranslation('chat')
  switch (row.kind) {
    case 'older':
      return <OlderRow older={older} chat={chat} />
    case 'day':
      return <Day at={row.at} />
    case 'unread':
      return <p className={styles['unread']}>{t('unread')}</p>
    case 'end':
      return <p className={styles['divider']}>{t('conversationEnd')}</p>
    case 'message':
      return <MessageBubble message={row.message} onPostback={chat.sendPostback} />
    case 'outbox':
      return <OutboxBubble item={row.item} chat={chat} />
    case 'replies':
      return <Buttons variant="chips" buttons={row.buttons} label={t('quickReplies')} onPostback={chat.sendPostback} />
  }
}

function Day({ at }: { at: string | number }) {
  const { t } = useTranslation('chat')
  const day = relativeDay(at, useNow())
  return (
    <p className={styles['day']} translate={day === 'earlier' ? 'no' : undefined}>
      {day === 'earlier' ? formatDay(at) : t(day)}
    </p>
  )
}

/** Equal heights, so nothing moves. */
function OlderRow({ older, chat }: Omit<Props, 'row'>) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles['older']}>
      {older === 'none' && <p className={styles['beginning']}>{t('beginning')}</p>}
      {older === 'loading' && (
        <>
          <Spinner />
          <span>{t('loadingOlder')}</span>
        </>
      )}
      {older === 'failed' && <span>{t('olderFailed')}</span>}
      {(older === 'failed' || older === 'more') && (
        <Button variant="plain" onClick={chat.loadOlder}>
          {older === 'failed' && <RotateCw size={18} />}
          <span>{t(older === 'failed' ? 'tryAgain' : 'showOlder')}</span>
        </Button>
      )}
    </div>
  )
}
