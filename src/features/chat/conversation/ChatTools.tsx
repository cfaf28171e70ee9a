import { BellOff, BellRing, RefreshCw, Vibrate, VibrateOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocketState } from '../../../api/chatSocket.ts'
import { toggle, useFeedback } from '../../../device/feedback.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { Chat } from '../engine/chat.ts'
import { useSnapshot } from '../useChat.ts'
import styles from './Chat.module.css'

/** Reads anew, and how a new message makes itself felt. */
export function ChatTools({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const isLoading = useSnapshot(chat).sync === 'loading'
  const isHeard = useFeedback('sound')
  const isFelt = useFeedback('haptic')
  return (
    <>
      <IconButton label={t('refresh')} aria-busy={isLoading} onClick={() => isLoading || chat.refresh()}>
        {isLoading ? <Spinner /> : <RefreshCw />}
      </IconButton>
      <IconButton label={t('sound')} aria-pressed={isHeard} onClick={() => toggle('sound')}>
        {isHeard ? <BellRing /> : <BellOff />}
      </IconButton>
      <IconButton label={t('haptic')} aria-pressed={isFelt} onClick={() => toggle('haptic')}>
        {isFelt ? <Vibrate /> : <VibrateOff />}
      </IconButton>
    </>
  )
}

/** Each attempt to connect again is told as nothing new: the line is gone until it is back. */
function useLine(socket: SocketState): SocketState {
  const [line, setLine] = useState(socket)
  const next = socket === 'connecting' && line !== 'connected' ? line : socket
  if (next !== line) setLine(next)
  return next
}

/** What stands between the player and support, in words; nothing while all is well. */
export function ChatLine({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { socket, sync, messages } = useSnapshot(chat)
  const line = useLine(socket)
  const isStale = sync === 'failed' && messages.length > 0
  return (
    <div className={styles['notices']} role="status">
      {line === 'connecting' && <p className={styles['line']}>{t('connecting')}</p>}
      {line === 'lost' && <p className={styles['line']}>{t('noLine')}</p>}
      {line === 'refused' && <Trouble text={t('refused')} onRetry={() => chat.refresh()} />}
      {isStale && line !== 'refused' && <Trouble text={t('stale')} onRetry={() => chat.refresh()} />}
    </div>
  )
}

function Trouble({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <p className={styles['trouble']}>
      <span>{text}</span>
      <button type="button" className={styles['again']} onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </p>
  )
}
