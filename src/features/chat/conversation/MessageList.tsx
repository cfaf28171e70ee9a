import { ArrowDown, RotateCw } from 'lucide-react'
import { memo, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { formatDay, relativeDay } from '../../../i18n/dates.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { FeatureBoundary } from '../../../ui/layout/FeatureBoundary.tsx'
import { useIsSeen } from '../../../ui/useIsSeen.ts'
import { useNow } from '../../../ui/useNow.ts'
import type { Chat, ChatSnapshot } from '../engine/chat.ts'
import { Buttons } from './Buttons.tsx'
import { MessageBubble, OutboxBubble } from './MessageBubble.tsx'
import { type ListRow, openingRow } from './timeline.ts'
import styles from './MessageList.module.css'

/** Within this distance the player counts as being at the end (product, numbers). */
const endTolerancePx = 60
const loadOlderPx = 200

/** Opens at the first unread message, then follows new ones until the player scrolls up. */
function useFollow(list: RefObject<VirtualizerHandle | null>, rows: readonly ListRow[], onTop: () => void) {
  const [atEnd, setAtEnd] = useState(false)
  const state = useRef({ follows: false, isOpened: false, isPlaced: false, offset: 0, own: '' })

  const toEnd = () => {
    state.current.follows = true
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  }

  const update = () => {
    if (!list.current || list.current.viewportSize === 0) return
    const { scrollOffset: offset, scrollSize, viewportSize } = list.current
    const now = state.current
    const isEnd = scrollSize - offset - viewportSize <= endTolerancePx
    if (isEnd) now.follows = true
    // Rows that grow move the end away, so only scrolling up stops following.
    else if (offset < now.offset) now.follows = false
    now.offset = offset
    setAtEnd(isEnd)
    if (scrollSize <= viewportSize || (now.isPlaced && offset < loadOlderPx)) onTop()
  }

  const keepUp = useEffectEvent((given: readonly ListRow[]) => {
    const now = state.current
    const last = given.at(-1)
    const own = last?.kind === 'outbox' ? last.key : ''
    const isNew = own !== '' && own !== now.own
    now.own = own
    if (now.isOpened) {
      if (now.follows || isNew) toEnd()
      return
    }
    now.isOpened = true
    const { index, align } = openingRow(given)
    now.follows = align === 'end'
    list.current?.scrollToIndex(index, { align })
  })
  useLayoutEffect(() => keepUp(rows), [rows])

  return {
    atEnd,
    toEnd,
    handlers: {
      onScroll: update,
      onScrollEnd() {
        state.current.isPlaced = true
        update()
      },
      onResize() {
        if (state.current.follows) toEnd()
        update()
      },
    },
  }
}

interface Props {
  chat: Chat
  rows: readonly ListRow[]
  older: ChatSnapshot['older']
  unread: number
}

const firstMessageOf = (rows: readonly ListRow[]) => rows.find(({ kind }) => kind === 'message')?.key ?? null

/** True if the last change added older rows; the list then keeps its distance from the end. */
function useShift(rows: readonly ListRow[]): boolean {
  const [seen, setSeen] = useState({ rows, shift: false })
  if (seen.rows === rows) return seen.shift
  const before = firstMessageOf(seen.rows)
  const shift = before !== null && before !== firstMessageOf(rows) && rows.length > seen.rows.length
  setSeen({ rows, shift })
  return shift
}

export const MessageList = memo(function MessageList({ chat, rows, older, unread }: Props) {
  const { t } = useTranslation('chat')
  const list = useRef<VirtualizerHandle>(null)
  const shift = useShift(rows)
  const { atEnd, toEnd, handlers } = useFollow(list, rows, () => {
    if (older === 'more') chat.loadOlder()
  })
  const isInSight = useIsSeen() && atEnd
  useEffect(() => {
    chat.setInSight(isInSight)
    return () => chat.setInSight(false)
  }, [chat, isInSight])
  return (
    <div className={styles['frame']}>
      <div className={styles['scroller']} role="region" tabIndex={0} aria-label={t('conversation')}>
        <div className={styles['space']} />
        <Virtualizer ref={list} data={rows} shift={shift} {...handlers}>
          {(row) => (
            // An error in one row must not take the others and the field along.
            <FeatureBoundary key={row.key} fallback={<p className={styles['divider']}>{t('unknownMessage')}</p>}>
              <TimelineRow row={row} chat={chat} older={older} />
            </FeatureBoundary>
          )}
        </Virtualizer>
      </div>
      {!atEnd && <JumpButton unread={unread} onJump={toEnd} />}
    </div>
  )
})

function JumpButton({ unread, onJump }: { unread: number; onJump: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <button
      type="button"
      className={styles['jump']}
      aria-label={unread > 0 ? undefined : t('jumpDown')}
      onClick={onJump}
    >
      {unread > 0 && <span>{t('jumpNew', { count: unread })}</span>}
      <ArrowDown size={20} />
    </button>
  )
}

interface TimelineRowProps {
  row: ListRow
  chat: Chat
  older: ChatSnapshot['older']
}

function TimelineRow({ row, chat, older }: TimelineRowProps) {
  const { t } = useTranslation('chat')
  switch (row.kind) {
    case 'older':
      return <OlderRow older={older} chat={chat} />
    case 'day':
      return <Day at={row.at} />
    case 'unread':
      return <p className={styles['unread']}>{t('unread')}</p>
    case 'end':
      return <p className={styles['divider']}>{t('conversationEnd')}</p>
    case 'message':
      return <MessageBubble message={row.message} onPostback={chat.sendPostback} />
    case 'outbox':
      return <OutboxBubble item={row.item} chat={chat} />
    case 'replies':
      return <Buttons variant="chips" buttons={row.buttons} label={t('quickReplies')} onPostback={chat.sendPostback} />
  }
}

function Day({ at }: { at: string | number }) {
  const { t } = useTranslation('chat')
  const day = relativeDay(at, useNow())
  return (
    <p className={styles['day']} translate={day === 'earlier' ? 'no' : undefined}>
      {day === 'earlier' ? formatDay(at) : t(day)}
    </p>
  )
}

/** All its states have one height, so nothing moves. */
function OlderRow({ older, chat }: Omit<TimelineRowProps, 'row'>) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles['older']}>
      {older === 'none' && <p className={styles['beginning']}>{t('beginning')}</p>}
      {older === 'loading' && (
        <>
          <Spinner />
          <span>{t('loadingOlder')}</span>
        </>
      )}
      {older === 'failed' && <span>{t('olderFailed')}</span>}
      {(older === 'failed' || older === 'more') && (
        <Button variant="plain" onClick={chat.loadOlder}>
          {older === 'failed' && <RotateCw size={18} />}
          <span>{t(older === 'failed' ? 'tryAgain' : 'showOlder')}</span>
        </Button>
      )}
    </div>
  )
}
