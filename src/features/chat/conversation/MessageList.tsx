import { ArrowDown } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { RoomBoundary } from '../../../ui/RoomBoundary.tsx'
import type { Chat, ChatSnapshot } from '../engine/chat.ts'
import type { Row } from './timeline.ts'
import { TimelineRow } from './TimelineRow.tsx'
import styles from './MessageList.module.css'
import { useFollow } from './useFollow.ts'

interface Props {
  chat: Chat
  rows: readonly Row[]
  older: ChatSnapshot['older']
  unread: number
  /** The message that was sent last: the player sees it leave. */
  lastOwnId: string | null
  /** Whether the newest messages are in sight. */
  onEnd(atEnd: boolean): void
}

const firstOf = (rows: readonly Row[]) => rows.find(({ kind }) => kind === 'message')?.key ?? null

/** Whether rows were put in front since the last change: then the list keeps its distance from the end. */
function useShift(rows: readonly Row[]): boolean {
  const [seen, setSeen] = useState({ rows, shift: false })
  if (seen.rows === rows) return seen.shift
  const before = firstOf(seen.rows)
  const shift = before !== null && before !== firstOf(rows) && rows.length > seen.rows.length
  setSeen({ rows, shift })
  return shift
}

/** The conversation as a list, of which only what is in sight is drawn. */
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
            // One odd row takes away neither the others nor the place to write in.
            <RoomBoundary key={row.key} fallback={<p className={styles['divider']}>{t('unknownMessage')}</p>}>
              <TimelineRow row={row} chat={chat} older={older} />
            </RoomBoundary>
          )}
        </Virtualizer>
      </div>
      {!atEnd && <Jump unread={unread} onJump={toEnd} />}
    </div>
  )
})

/** Leads down to the newest messages, and says how many came meanwhile. */
function Jump({ unread, onJump }: { unread: number; onJump: () => void }) {
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
