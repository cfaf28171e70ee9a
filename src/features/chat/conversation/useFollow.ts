import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { openingRow, type Row } from './timeline.ts'

/** So far from the end (px) still counts as there (spec, section 9). */
const tolerance = 60
/** So near the top (px) older messages are read. */
const topReach = 200

/**
 * Where the player is in the conversation. It opens at what was not read yet, follows what comes while the end is in sight, and stays
 * where it is while the player reads further up. `onTop` is told when the oldest rows come into sight.
 */
export function useFollow(list: RefObject<VirtualizerHandle | null>, rows: readonly Row[], onTop: () => void) {
  const [atEnd, setAtEnd] = useState(false)
  const place = useRef({ follows: false, isOpened: false, isPlaced: false, offset: 0 })

  const toEnd = () => {
    place.current.follows = true
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  }

  const look = () => {
    if (!list.current || list.current.viewportSize === 0) return
    const { scrollOffset: offset, scrollSize, viewportSize } = list.current
    const now = place.current
    const isEnd = scrollSize - offset - viewportSize <= tolerance
    if (isEnd) now.follows = true
    // Rows that grow push the end away; only a scroll upwards leaves it.
    else if (offset < now.offset) now.follows = false
    now.offset = offset
    setAtEnd(isEnd)
    if (scrollSize <= viewportSize || (now.isPlaced && offset < topReach)) onTop()
  }

  const keepUp = useEffectEvent((given: readonly Row[]) => {
    const now = place.current
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
      onScroll: look,
      onScrollEnd() {
        place.current.isPlaced = true
        look()
      },
      onResize() {
        if (place.current.follows) toEnd()
        look()
      },
    },
  }
}
