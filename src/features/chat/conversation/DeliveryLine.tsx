import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/errorText.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { Chat, OutboxItem } from '../engine/chat.ts'
import styles from './Bubble.module.css'

interface Props {
  item: OutboxItem
  chat: Chat
}

/** How far a message of the player's own is, in words, and what the player can do about it. */
export function DeliveryLine({ item, chat }: Props) {
  switch (item.delivery) {
    case 'uploading_file':
      return <Uploading item={item} chat={chat} />
    case 'failed':
      return <Failed item={item} chat={chat} />
    case 'unknown':
      return <Doubtful item={item} chat={chat} />
    default:
      return <UnderWay item={item} chat={chat} />
  }
}

function Uploading({ item: { id, progress }, chat }: Props) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles['way']}>
      <progress aria-label={t('uploading')} value={progress ?? undefined} max={1} />
      <span>{progress === null ? t('uploading') : t('uploadingPart', { percent: Math.floor(progress * 100) })}</span>
      <Act label={t('cancelUpload')} onAct={() => chat.discard(id)} />
    </div>
  )
}

function UnderWay({ item: { id, delivery }, chat }: Props) {
  const { t } = useTranslation('chat')
  const isWaiting = delivery === 'waiting'
  return (
    <div className={styles['way']}>
      {!isWaiting && <Spinner />}
      <span>{t(isWaiting ? 'waiting' : 'sending')}</span>
      {isWaiting && <Act label={t('remove')} onAct={() => chat.discard(id)} />}
    </div>
  )
}

function Failed({ item: { id, code }, chat }: Props) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  return (
    <div className={styles['way']}>
      <span className={styles['failed']}>{t('notSent', { reason: errorText({ code }) })}</span>
      <Act label={t('sendAgain')} onAct={() => chat.retry(id)} />
      <Act label={t('remove')} onAct={() => chat.discard(id)} />
    </div>
  )
}

function Doubtful({ item: { id }, chat }: Props) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles['way']}>
      <span className={styles['doubtful']}>{t('perhapsNotSent')}</span>
      <Act label={t('sendAgain')} onAct={() => chat.retry(id)} />
      <Act label={t('remove')} onAct={() => chat.discard(id)} />
    </div>
  )
}

const Act = ({ label, onAct }: { label: string; onAct: () => void }) => (
  <button type="button" className={styles['act']} onClick={onAct}>
    {label}
  </button>
)
