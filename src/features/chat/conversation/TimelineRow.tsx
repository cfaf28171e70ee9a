import { useTranslation } from 'react-i18next'
import { RotateCw } from 'lucide-react'
import type { ChatButton } from '../../../api/chat/chatMessage.ts'
import { relativeDay, formatDay } from '../../../i18n/dates.ts'
import { useNow } from '../../../ui/useNow.ts'
import type { Chat, ChatSnapshot } from '../engine/chat.ts'
import type { OutboxItem } from '../engine/outbox.ts'
import { Buttons } from './Buttons.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import type { ListRow } from './timeline.ts'
import { Bubble } from './Bubble.tsx'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import { FileName } from './MediaView.tsx'
import { MessageText } from './MessageText.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import styles from './MessageList.module.css'
import mediaStyles from './MediaView.module.css'

function OutboxBubble({ item, chat }: { item: OutboxItem; chat: Chat }) {
  const { t } = useTranslation('chat')
  const { file, preview, text, at, delivery } = item
  return (
    <Bubble
      own
      author={t('you')}
      at={at}
      isLost={delivery === 'failed'}
      below={<DeliveryStatus item={item} chat={chat} />}
    >
      {file && <Attachment {...file} preview={preview} />}
      {text !== '' && <MessageText text={text} />}
    </Bubble>
  )
}

const Attachment = ({ name, type, preview }: { name: string; type: string; preview: string | null }) =>
  preview !== null && type.startsWith('image/') ? (
    <img className={mediaStyles['frame']} src={preview} alt={name} />
  ) : (
    <FileName name={name} />
  )

interface Props {
  row: ListRow
  chat: Chat
  older: ChatSnapshot['older']
}

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
      return <p className={styles['divider']}>{t('conversationEnd')}</p>
    case 'message':
      return <MessageBubble message={row.message} onPostback={answer} />
    case 'outbox':
      return <OutboxBubble item={row.item} chat={chat} />
    case 'replies':
      return <Buttons variant="chips" buttons={row.buttons} label={t('quickReplies')} onPostback={answer} />
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

interface OlderRowProps {
  older: ChatSnapshot['older']
  onLoad(): void
}

/** Equal heights, so nothing moves. */
function OlderRow({ older, onLoad }: OlderRowProps) {
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
        <Button variant="plain" onClick={onLoad}>
          {older === 'failed' && <RotateCw size={18} />}
          <span>{t(older === 'failed' ? 'tryAgain' : 'showOlder')}</span>
        </Button>
      )}
    </div>
  )
}
