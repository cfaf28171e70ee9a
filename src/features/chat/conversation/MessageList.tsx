import { ArrowDown } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { RoomBoundary } from '../../../ui/RoomBoundary.tsx'
import type { Chat, ChatSnapshot } from '../engine/types.ts'
import type { ListRow } from './timeline.ts'
import { TimelineRow } from './TimelineRow.tsx'
import styles from './MessageList.module.css'
import { useFollow } from './useFollow.ts'

interface Props {
  chat: Chat
  rows: readonly ListRow[]
  older: ChatSnapshot['older']
  unread: number
  /** The newest message of the outbox, to which the list scrolls; null if the outbox is empty. */
  lastOwnId: string | null
  /** Is called when the newest messages come into sight or leave it. */
  onEnd(atEnd: boolean): void
}

const firstMessageOf = (rows: readonly ListRow[]) => rows.find(({ kind }) => kind === 'message')?.key ?? null

/** True if the last change added older rows. Then the list keeps its distance from the end. */
function useShift(rows: readonly ListRow[]): boolean {
  const [seen, setSeen] = useState({ rows, shift: false })
  if (seen.rows === rows) return seen.shift
  const before = firstMessageOf(seen.rows)
  const shift = before !== null && before !== firstMessageOf(rows) && rows.length > seen.rows.length
  setSeen({ rows, shift })
  return shift
}

/** The list of messages. It renders only the rows in sight. */
export const MessageList = memo(function MessageList({ chat, rows, older, unread, lastOwnId, onEnd }: Props) {
  const { t } = useTranslation('chat')
  const list = useRef<VirtualizerHandle>(null)
  const shift = useShift(rows)
  const { atEnd, toEnd, handlers } = useFollow(list, rows, () => {
    if (older === 'more') chat.loadOlder()
  })
  const report = useEffectEvent(onEnd)
  const showOwn = useEffectEvent(toEnd)
  useEffect(() => report(atEnd), [atEnd])
  const shownOwn = useRef(lastOwnId)
  useEffect(() => {
    if (lastOwnId !== null && lastOwnId !== shownOwn.current) showOwn()
    shownOwn.current = lastOwnId
  }, [lastOwnId])
  return (
    <div className={styles['frame']}>
      <div className={styles['scroller']} role="region" tabIndex={0} aria-label={t('conversation')}>
        <div className={styles['space']} />
        <Virtualizer ref={list} data={rows} shift={shift} {...handlers}>
          {(row) => (
            // An error in one row must not remove the other rows and the field.
            <RoomBoundary key={row.key} fallback={<p className={styles['divider']}>{t('unknownMessage')}</p>}>
              <TimelineRow row={row} chat={chat} older={older} />
            </RoomBoundary>
          )}
        </Virtualizer>
      </div>
      {!atEnd && <JumpButton unread={unread} onJump={toEnd} />}
    </div>
  )
})

/** Scrolls to the newest messages, and shows how many are unread. */
function JumpButton({ unread, onJump }: { unread: number; onJump: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <button
      type="button"
      className={styles['jump']}
      aria-label={unread > 0 ? undefined : t('jumpDown')}
      onClick={onJump}
    >
      {unread > 0 && t('jumpNew', { count: unread })}
      <ArrowDown size={20} aria-hidden="true" />
    </button>
  )
}
