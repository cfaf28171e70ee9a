import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/errorText.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { fileLostCode, type OutboxItem } from '../engine/outbox.ts'
import type { Chat } from '../engine/chat.ts'
import styles from './DeliveryStatus.module.css'

interface Props {
  item: OutboxItem
  chat: Chat
}

export function DeliveryStatus({ item, chat }: Props) {
  const { t } = useTranslation('chat')
  const text = useDeliveryText(item)
  const { id, delivery, progress, code } = item
  const isUploading = delivery === 'uploading_file'
  const canRetry = delivery === 'unknown' || (delivery === 'failed' && code !== fileLostCode)
  return (
    <div className={styles['status']}>
      {isUploading && <progress aria-label={t('uploading')} value={progress ?? undefined} max={1} />}
      {delivery === 'sending' && <Spinner />}
      <span className={styles[delivery]}>{text}</span>
      {canRetry && <Action label={t('sendAgain')} onTap={() => chat.retry(id)} />}
      {delivery !== 'sending' && (
        <Action label={t(isUploading ? 'cancelUpload' : 'remove')} onTap={() => chat.discard(id)} />
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

const Action = ({ label, onTap }: { label: string; onTap: () => void }) => (
  <button type="button" className={styles['action']} onClick={onTap}>
    {label}
  </button>
)
