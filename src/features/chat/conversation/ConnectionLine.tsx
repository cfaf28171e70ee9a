import { useTranslation } from 'react-i18next'
import type { Chat } from '../engine/types.ts'
import { useSnapshot } from '../useChat.ts'
import styles from './Chat.module.css'
import { useConnection } from './useConnection.ts'

const words = {
  connecting: 'connecting',
  connected: 'connected',
  lost: 'notConnected',
  offline: 'notConnected',
  refused: 'notConnected',
} as const

/** The state of the connection, below the title. Empty where messages could not be read: the page says so itself. */
export function ConnectionLine({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { sync } = useSnapshot(chat)
  const state = useConnection(chat)
  const isUnread = state === 'connected' && sync === 'failed'
  return (
    <p className={styles['state']} role="status">
      {isUnread ? '' : t(words[state])}
    </p>
  )
}
