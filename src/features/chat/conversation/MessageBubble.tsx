import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import type { ChatButton, MessageCard } from '../../../api/chat/chatMessage.ts'
import { messageParts } from '../engine/rules.ts'
import { isOwnMessage, type ChatMessage } from '../engine/transcript.ts'
import { Bubble } from './Bubble.tsx'
import { Buttons } from './Buttons.tsx'
import { MediaView } from './MediaView.tsx'
import { MessageText } from './MessageText.tsx'
import { safeImage } from '../../../platform/safeAddress.ts'
import { keyed } from '../../../ui/lists/keyed.ts'
import { RemotePicture } from './RemotePicture.tsx'
import styles from './Bubble.module.css'
import messageCardsStyles from './MessageCards.module.css'

interface Props {
  message: ChatMessage
  onPostback(button: ChatButton): void
}

export function MessageBubble({ message, onPostback }: Props) {
  const { t } = useTranslation('chat')
  const own = isOwnMessage(message)
  const { text, buttons, media, cards, isUnknown } = messageParts(message)
  return (
    <Bubble
      own={own}
      author={t(own ? 'you' : 'support')}
      at={message.createdAt}
      bare={cards.length > 0}
      sign={own && <Check size={14} role="img" aria-label={t('sent')} />}
    >
      {media && <MediaView media={media} />}
      {text.trim() !== '' && <MessageText text={text} />}
      {cards.length > 0 && <MessageCards cards={cards} onPostback={onPostback} />}
      {isUnknown && <p className={styles['note']}>{t('unknownMessage')}</p>}
      <Buttons buttons={buttons} label={t('choices')} onPostback={onPostback} />
    </Bubble>
  )
}

interface MessageCardsProps extends Pick<Props, 'onPostback'> {
  cards: readonly MessageCard[]
}

function MessageCards({ cards, onPostback }: MessageCardsProps) {
  const { t } = useTranslation('chat')
  return (
    <ul className={messageCardsStyles['cards']} tabIndex={0} aria-label={t('cards')}>
      {keyed(cards, ({ title, subtitle, image_url: image }) => `${title} ${subtitle} ${image}`).map(({ key, item }) => (
        <li key={key} className={messageCardsStyles['card']}>
          <MessageCardPicture address={safeImage(item.image_url)} />
          <p className={messageCardsStyles['title']}>{item.title}</p>
          {item.subtitle !== '' && <p className={messageCardsStyles['subtitle']}>{item.subtitle}</p>}
          <Buttons buttons={item.buttons} label={item.title} onPostback={onPostback} />
        </li>
      ))}
    </ul>
  )
}

function MessageCardPicture({ address }: { address: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (address === null || isBroken) return null
  return <RemotePicture address={address} className={messageCardsStyles['picture']} onError={() => setBroken(true)} />
}
