import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatButton } from '../../../api/chat.ts'
import type { ChatMessage } from '../engine/chat.ts'
import { isOwn, partsOf } from '../engine/rules.ts'
import { Bubble } from './Bubble.tsx'
import styles from './Bubble.module.css'
import { Buttons } from './Buttons.tsx'
import { Cards } from './Cards.tsx'
import { MediaView } from './MediaView.tsx'
import { Words } from './Words.tsx'

interface Props {
  message: ChatMessage
  onPostback(button: ChatButton): void
}

/** A message that the server holds, whatever kind it is of. */
export function MessageBubble({ message, onPostback }: Props) {
  const { t } = useTranslation('chat')
  const own = isOwn(message)
  const { text, buttons, media, cards, isUnknown } = partsOf(message)
  return (
    <Bubble
      own={own}
      who={t(own ? 'you' : 'support')}
      at={message.createdAt}
      bare={cards.length > 0}
      sign={own && <Check size={14} role="img" aria-hidden={false} aria-label={t('sent')} />}
    >
      {media && <MediaView media={media} />}
      {text.trim() !== '' && <Words text={text} />}
      {cards.length > 0 && <Cards cards={cards} onPostback={onPostback} />}
      {isUnknown && <p className={styles['note']}>{t('unknownMessage')}</p>}
      <Buttons buttons={buttons} label={t('choices')} onPostback={onPostback} />
    </Bubble>
  )
}
