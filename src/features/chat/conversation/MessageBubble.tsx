import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatButton } from '../../../api/chatMessage.ts'
import type { ChatMessage } from '../engine/types.ts'
import { isOwn, partsOf } from '../engine/rules.ts'
import { Bubble } from './Bubble.tsx'
import styles from './Bubble.module.css'
import { Buttons } from './Buttons.tsx'
import { MessageCards } from './MessageCards.tsx'
import { MediaView } from './MediaView.tsx'
import { MessageText } from './MessageText.tsx'

interface Props {
  message: ChatMessage
  onPostback(button: ChatButton): void
}

/** A message of the server's, of any type. */
export function MessageBubble({ message, onPostback }: Props) {
  const { t } = useTranslation('chat')
  const own = isOwn(message)
  const { text, buttons, media, cards, isUnknown } = partsOf(message)
  return (
    <Bubble
      own={own}
      author={t(own ? 'you' : 'support')}
      at={message.createdAt}
      bare={cards.length > 0}
      sign={own && <Check size={14} role="img" aria-hidden={false} aria-label={t('sent')} />}
    >
      {media && <MediaView media={media} />}
      {text.trim() !== '' && <MessageText text={text} />}
      {cards.length > 0 && <MessageCards cards={cards} onPostback={onPostback} />}
      {isUnknown && <p className={styles['note']}>{t('unknownMessage')}</p>}
      <Buttons buttons={buttons} label={t('choices')} onPostback={onPostback} />
    </Bubble>
  )
}
