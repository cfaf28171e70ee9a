import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocketState } from '../../../api/chatSocket.ts'
import type { Chat } from '../engine/types.ts'
import { useSnapshot } from '../useChat.ts'
import { useOfflineText } from '../../../ui/useOfflineText.ts'
import styles from './ConnectionStatus.module.css'

/** The state to show. Attempts to reconnect keep the state before them, so that the notice does not flicker. */
function useShownState(socket: SocketState): SocketState {
  const [shown, setShown] = useState(socket)
  const next = socket === 'connecting' && shown !== 'connected' ? shown : socket
  if (next !== shown) setShown(next)
  return next
}

/** Notices of a missing connection or of a failed read; empty while all is well. */
export function ConnectionStatus({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { socket, sync, messages } = useSnapshot(chat)
  const state = useShownState(socket)
  // A socket notices a lost network late.
  const isOffline = useOfflineText() !== '' || state === 'lost'
  const isStale = sync === 'failed' && messages.length > 0
  return (
    <div className={styles['notices']} role="status">
      {state === 'connecting' && !isOffline && <p className={styles['notice']}>{t('connecting')}</p>}
      {isOffline && <p className={styles['offline']}>{t('noLine')}</p>}
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
