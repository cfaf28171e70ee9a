import { useTranslation } from 'react-i18next'
import type { Chat, OutboxItem } from '../engine/chat.ts'
import { Bubble } from './Bubble.tsx'
import styles from './Bubble.module.css'
import { DeliveryLine } from './DeliveryLine.tsx'
import { FileName } from './MediaView.tsx'
import { Words } from './Words.tsx'

/** A message of the player's own that the server has not confirmed: what it says, how far it is, what can be done. */
export function OutboxBubble({ item, chat }: { item: OutboxItem; chat: Chat }) {
  const { t } = useTranslation('chat')
  const { file, text, at } = item
  return (
    <Bubble own who={t('you')} at={at} below={<DeliveryLine item={item} chat={chat} />}>
      {file && <Picked file={file} />}
      {text !== '' && <Words text={text} />}
    </Bubble>
  )
}

const Picked = ({ file: { name, type, preview } }: { file: NonNullable<OutboxItem['file']> }) =>
  preview !== null && type.startsWith('image/') ? (
    <img className={styles['preview']} src={preview} alt={name} />
  ) : (
    <FileName name={name} />
  )
