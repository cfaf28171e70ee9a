import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatButton, ChatCard } from '../../../api/chatMessage.ts'
import { safeImage } from '../../../platform/safeAddress.ts'
import { keyed } from '../../../ui/keyed.ts'
import { Buttons } from './Buttons.tsx'
import { RemotePicture } from './RemotePicture.tsx'
import styles from './MessageCards.module.css'

interface Props {
  cards: readonly ChatCard[]
  onPostback(button: ChatButton): void
}

/** A carousel of cards. */
export function MessageCards({ cards, onPostback }: Props) {
  const { t } = useTranslation('chat')
  return (
    <ul className={styles['cards']} tabIndex={0} aria-label={t('cards')}>
      {keyed(cards, ({ title, subtitle, image_url: image }) => `${title} ${subtitle} ${image}`).map(({ key, item }) => (
        <li key={key} className={styles['card']}>
          <Picture address={safeImage(item.image_url)} />
          <p className={styles['title']}>{item.title}</p>
          {item.subtitle !== '' && <p className={styles['subtitle']}>{item.subtitle}</p>}
          <Buttons buttons={item.buttons} label={item.title} onPostback={onPostback} />
        </li>
      ))}
    </ul>
  )
}

function Picture({ address }: { address: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (address === null || isBroken) return null
  return <RemotePicture address={address} className={styles['picture']} onError={() => setBroken(true)} />
}
