import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Chat } from '../engine/types.ts'
import { useSnapshot } from '../useChat.ts'
import { canRate, most, ratingText } from './stars.ts'
import styles from './Rating.module.css'

interface Props {
  chat: Chat
  /** The id of the message below the end of the session. */
  before: string
}

/** Asks how the session was. A tap sends the stars as an ordinary message, once. */
export function Rating({ chat, before }: Props) {
  const { t } = useTranslation('chat')
  const id = useId()
  if (!canRate(useSnapshot(chat), before)) return null
  return (
    <div className={styles['rating']} role="group" aria-labelledby={id}>
      <p id={id}>{t('rate')}</p>
      <div className={styles['stars']}>
        {Array.from({ length: most }, (_, index) => index + 1).map((stars) => (
          <IconButton
            key={stars}
            label={t('rateStars', { stars, most })}
            onClick={() => chat.sendText(ratingText(t('rateText'), stars))}
          >
            <Star />
          </IconButton>
        ))}
      </div>
    </div>
  )
}
