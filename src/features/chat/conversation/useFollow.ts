import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { openingRow, type ListRow } from './timeline.ts'

/** The list is at its end within this distance (spec, section 9). */
const endTolerancePx = 60
/** Older messages are loaded within this distance from the top. */
const loadOlderPx = 200

/**
 * Controls the list's scroll position. The list opens at the first unread message. It follows new messages while its end is in sight, and
 * stays where it is while the player reads further up. `onTop` is called when the oldest rows come into sight.
 */
export function useFollow(list: RefObject<VirtualizerHandle | null>, rows: readonly ListRow[], onTop: () => void) {
  const [atEnd, setAtEnd] = useState(false)
  const state = useRef({ follows: false, isOpened: false, isPlaced: false, offset: 0 })

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
    // Growing rows move the end away. Only a scroll upwards stops following.
    else if (offset < now.offset) now.follows = false
    now.offset = offset
    setAtEnd(isEnd)
    if (scrollSize <= viewportSize || (now.isPlaced && offset < loadOlderPx)) onTop()
  }

  const keepUp = useEffectEvent((given: readonly ListRow[]) => {
    const now = state.current
    if (now.isOpened) {
      if (now.follows) toEnd()
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
