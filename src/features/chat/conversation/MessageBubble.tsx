import { Check } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatButton, MessageCard } from '../../../api/chat/chatMessage.ts'
import { hideAmounts } from '../../../i18n/amounts.ts'
import { formatTime } from '../../../i18n/dates.ts'
import { useErrorText } from '../../../i18n/errorText.ts'
import { safeImage, safeLink } from '../../../platform/safeAddress.ts'
import { classes } from '../../../ui/classes.ts'
import { OutsideLink } from '../../../ui/controls/OutsideLink.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { keyed } from '../../../ui/lists/keyed.ts'
import type { Chat } from '../engine/chat.ts'
import { fileLostCode, type OutboxItem } from '../engine/outbox.ts'
import { messageParts } from '../engine/rules.ts'
import { isOwnMessage, type ChatMessage } from '../engine/transcript.ts'
import { Buttons } from './Buttons.tsx'
import { linkify } from './linkify.ts'
import { FileName, MediaView, RemotePicture } from './MediaView.tsx'
import statusStyles from './DeliveryStatus.module.css'
import mediaStyles from './MediaView.module.css'
import styles from './MessageBubble.module.css'
import cardStyles from './MessageCards.module.css'

interface Props {
  message: ChatMessage
  onPostback(button: ChatButton): void
}

export function MessageBubble({ message, onPostback }: Props) {
  const { t } = useTranslation('chat')
  const isOwn = isOwnMessage(message)
  const { text, buttons, media, cards, isUnknown } = messageParts(message)
  return (
    <Bubble
      isOwn={isOwn}
      at={message.createdAt}
      isBare={cards.length > 0}
      sign={isOwn && <Check size={14} role="img" aria-label={t('sent')} />}
      choices={<Buttons buttons={buttons} label={t('choices')} onPostback={onPostback} />}
    >
      {media && <MediaView media={media} />}
      {text.trim() !== '' && <MessageText text={text} />}
      {cards.length > 0 && <MessageCards cards={cards} onPostback={onPostback} />}
      {isUnknown && <p className={styles['note']}>{t('unknownMessage')}</p>}
    </Bubble>
  )
}

export function OutboxBubble({ item, chat }: { item: OutboxItem; chat: Chat }) {
  const { file, preview, text, at, delivery } = item
  return (
    <Bubble isOwn at={at} isLost={delivery === 'failed'} below={<DeliveryStatus item={item} chat={chat} />}>
      {file && preview !== null && <img className={mediaStyles['frame']} src={preview} alt={file.name} />}
      {file && preview === null && <FileName name={file.name} />}
      {text !== '' && <MessageText text={text} />}
    </Bubble>
  )
}

interface BubbleProps {
  isOwn: boolean
  at: string | number
  sign?: ReactNode
  isLost?: boolean
  isBare?: boolean
  choices?: ReactNode
  below?: ReactNode
  children: ReactNode
}

function Bubble({ isOwn, at, sign, isLost = false, isBare = false, choices, below, children }: BubbleProps) {
  const { t } = useTranslation('chat')
  return (
    <div className={classes(styles['message'], isOwn && styles['own'])} data-lost={isLost || undefined}>
      <div className={classes(styles['bubble'], isBare && styles['bare'])}>
        <span className="visually-hidden">{t(isOwn ? 'you' : 'support')}</span>
        {children}
        <p className={styles['meta']}>
          <span translate="no">{formatTime(at)}</span>
          {sign}
        </p>
        {choices}
      </div>
      {below}
    </div>
  )
}

function MessageText({ text }: { text: string }) {
  // Rerenders when amounts are hidden or shown.
  useTranslation()
  const parts = useMemo(() => keyed(linkify(text), (part) => part.text), [text])
  return (
    <p className={styles['text']} dir="auto">
      {parts.map(({ key, item }) => {
        const address = item.address === null ? null : safeLink(item.address)
        if (address === null) return hideAmounts(item.text)
        return (
          <OutsideLink key={key} address={address}>
            {hideAmounts(item.text)}
          </OutsideLink>
        )
      })}
    </p>
  )
}

function MessageCards({ cards, onPostback }: { cards: readonly MessageCard[] } & Pick<Props, 'onPostback'>) {
  const { t } = useTranslation('chat')
  return (
    <ul className={cardStyles['cards']} tabIndex={0} aria-label={t('cards')}>
      {keyed(cards, ({ title, subtitle, image_url: image }) => `${title} ${subtitle} ${image}`).map(({ key, item }) => (
        <li key={key} className={cardStyles['card']}>
          <MessageCardPicture address={safeImage(item.image_url)} />
          <p className={cardStyles['title']}>{item.title}</p>
          {item.subtitle !== '' && <p className="muted">{item.subtitle}</p>}
          <Buttons buttons={item.buttons} label={item.title} onPostback={onPostback} />
        </li>
      ))}
    </ul>
  )
}

function MessageCardPicture({ address }: { address: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (address === null || isBroken) return null
  return <RemotePicture address={address} className={cardStyles['picture']} onError={() => setBroken(true)} />
}

function DeliveryStatus({ item, chat }: { item: OutboxItem; chat: Chat }) {
  const { t } = useTranslation('chat')
  const text = useDeliveryText(item)
  const { id, delivery, progress, code } = item
  const isUploading = delivery === 'uploading_file'
  const canRetry = delivery === 'unknown' || (delivery === 'failed' && code !== fileLostCode)
  return (
    <div className={statusStyles['status']}>
      {isUploading && <progress aria-label={t('uploading')} value={progress ?? undefined} max={1} />}
      {delivery === 'sending' && <Spinner />}
      <span className={statusStyles[delivery]}>{text}</span>
      {canRetry && (
        <button type="button" className={statusStyles['action']} onClick={() => chat.retry(id)}>
          {t('sendAgain')}
        </button>
      )}
      {delivery !== 'sending' && (
        <button type="button" className={statusStyles['action']} onClick={() => chat.discard(id)}>
          {t(isUploading ? 'cancelUpload' : 'remove')}
        </button>
      )}
    </div>
  )
}

function useDeliveryText({ delivery, progress, isSought, code }: OutboxItem): string {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  switch (delivery) {
    case 'uploading_file':
      return progress === null ? t('uploading') : t('uploadingPart', { percent: Math.floor(progress * 100) })
    case 'failed':
      return code === fileLostCode ? t('fileLost') : t('notSent', { reason: errorText({ code }) })
    case 'unknown':
      return t('perhapsNotSent')
    case 'waiting':
      return t('waiting')
    case 'sending':
      return t(isSought ? 'checking' : 'sending')
  }
}
