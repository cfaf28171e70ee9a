import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/errorText.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { fileLostCode } from '../engine/pendingMessage.ts'
import type { Chat, OutboxItem } from '../engine/types.ts'
import styles from './DeliveryStatus.module.css'

interface Props {
  item: OutboxItem
  chat: Chat
}

export function DeliveryStatus({ item, chat }: Props) {
  switch (item.delivery) {
    case 'uploading_file':
      return <UploadingStatus item={item} chat={chat} />
    case 'failed':
      return <FailedStatus item={item} chat={chat} />
    case 'unknown':
      return <UnknownStatus item={item} chat={chat} />
    default:
      return <SendingStatus item={item} chat={chat} />
  }
}

function UploadingStatus({ item: { id, progress }, chat }: Props) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles['status']}>
      <progress aria-label={t('uploading')} value={progress ?? undefined} max={1} />
      <span>{progress === null ? t('uploading') : t('uploadingPart', { percent: Math.floor(progress * 100) })}</span>
      <Action label={t('cancelUpload')} onTap={() => chat.discard(id)} />
    </div>
  )
}

function SendingStatus({ item: { id, delivery, isSought }, chat }: Props) {
  const { t } = useTranslation('chat')
  const isWaiting = delivery === 'waiting'
  const words = isWaiting ? 'waiting' : isSought ? 'checking' : 'sending'
  return (
    <div className={styles['status']}>
      {!isWaiting && <Spinner />}
      <span>{t(words)}</span>
      {isWaiting && <Action label={t('remove')} onTap={() => chat.discard(id)} />}
    </div>
  )
}

function FailedStatus({ item: { id, code }, chat }: Props) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const isLost = code === fileLostCode
  return (
    <div className={styles['status']}>
      <span className={styles['failed']}>{isLost ? t('fileLost') : t('notSent', { reason: errorText({ code }) })}</span>
      {!isLost && <Action label={t('sendAgain')} onTap={() => chat.retry(id)} />}
      <Action label={t('remove')} onTap={() => chat.discard(id)} />
    </div>
  )
}

function UnknownStatus({ item: { id }, chat }: Props) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles['status']}>
      <span className={styles['unknown']}>{t('perhapsNotSent')}</span>
      <Action label={t('sendAgain')} onTap={() => chat.retry(id)} />
      <Action label={t('remove')} onTap={() => chat.discard(id)} />
    </div>
  )
}

const Action = ({ label, onTap }: { label: string; onTap: () => void }) => (
  <button type="button" className={styles['action']} onClick={onTap}>
    {label}
  </button>
)
