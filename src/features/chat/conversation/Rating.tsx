import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/controls/Button.tsx'
import type { Chat, ChatSnapshot } from '../engine/types.ts'
import { useSnapshot } from '../useChat.ts'
import { isOwnMessage } from '../engine/rules.ts'
import styles from './Rating.module.css'

const maxStars = 5

/** Readable for support in any language. */
const ratingText = (words: string, stars: number) =>
  `${words} ${'★'.repeat(stars)}${'☆'.repeat(maxStars - stars)} ${stars}/${maxStars}`

const isRating = (text: string) => /[★☆]{5} [1-5]\/5$/.test(text)

/** Only the last ended session can be rated, and only once. */
function canRate({ messages, outbox }: Pick<ChatSnapshot, 'messages' | 'outbox'>, before: string): boolean {
  const since = messages.slice(messages.findIndex(({ id }) => id === before))
  const isLast = since.every(({ session_id: session }) => session === null || session === since[0]?.session_id)
  const own = since.filter(isOwnMessage).map(({ message }) => message.payload.message ?? '')
  return isLast && ![...own, ...outbox.map(({ text }) => text)].some(isRating)
}

interface Props {
  chat: Chat
  /** The id of the message below the end of the session. */
  before: string
}

export function Rating({ chat, before }: Props) {
  const { t } = useTranslation('chat')
  const id = useId()
  if (!canRate(useSnapshot(chat), before)) return null
  return (
    <div className={styles['rating']} role="group" aria-labelledby={id}>
      <p id={id}>{t('rate')}</p>
      <div className={styles['stars']}>
        {Array.from({ length: maxStars }, (_, index) => index + 1).map((stars) => (
          <IconButton
            key={stars}
            label={t('rateStars', { stars, most: maxStars })}
            onClick={() => chat.sendText(ratingText(t('rateText'), stars))}
          >
            <Star />
          </IconButton>
        ))}
      </div>
    </div>
  )
}
