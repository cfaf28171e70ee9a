import { useTranslation } from 'react-i18next'
import type { Chat } from '../engine/types.ts'
import { useSnapshot } from '../useChat.ts'
import styles from './ConnectionStatus.module.css'
import { useConnection } from './useConnection.ts'

/** Notices of a missing connection or of a failed read: what they mean for messages. Empty while all is well. */
export function ConnectionStatus({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { sync, messages, outbox } = useSnapshot(chat)
  const state = useConnection(chat)
  // Without any message the whole conversation says it.
  const isStale = sync === 'failed' && (messages.length > 0 || outbox.length > 0)
  return (
    <div className={styles['notices']} role="status">
      {(state === 'offline' || state === 'lost') && <p className={styles['offline']}>{t('noLine')}</p>}
      {state === 'refused' && <Problem text={t('refused')} onRetry={() => chat.refresh()} />}
      {isStale && state !== 'refused' && <Problem text={t('stale')} onRetry={() => chat.refresh()} />}
    </div>
  )
}

function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <p className={styles['problem']}>
      <span>{text}</span>
      <button type="button" className={styles['retry']} onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </p>
  )
}
