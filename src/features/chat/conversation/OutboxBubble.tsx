import { useTranslation } from 'react-i18next'
import type { Chat, OutboxItem } from '../engine/types.ts'
import { Bubble } from './Bubble.tsx'
import styles from './Bubble.module.css'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import { FileName } from './MediaView.tsx'
import { MessageText } from './MessageText.tsx'

/** A message of the player's own that the server has not confirmed, with its delivery state. */
export function OutboxBubble({ item, chat }: { item: OutboxItem; chat: Chat }) {
  const { t } = useTranslation('chat')
  const { file, text, at, delivery } = item
  return (
    <Bubble
      own
      author={t('you')}
      at={at}
      isLost={delivery === 'failed'}
      below={<DeliveryStatus item={item} chat={chat} />}
    >
      {file && <Attachment file={file} />}
      {text !== '' && <MessageText text={text} />}
    </Bubble>
  )
}

const Attachment = ({ file: { name, type, preview } }: { file: NonNullable<OutboxItem['file']> }) =>
  preview !== null && type.startsWith('image/') ? (
    <img className={styles['preview']} src={preview} alt={name} />
  ) : (
    <FileName name={name} />
  )
