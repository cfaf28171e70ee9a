import { useEffect, useRef, type SyntheticEvent } from 'react'

/** Scrolling has ended when there was no scroll event for so long. */
const scrollEndMs = 120
/** The longest time between a finger that comes down and its tap. */
const longestTapMs = 1_000

/**
 * The column of a picker: its chosen row is brought into the band, and scrolling by hand chooses each row that it passes.
 * @param chosen the index of the chosen row.
 * @param choose is called with the index of a row that is in the band.
 */
export function usePickerColumn(chosen: number, choose: (index: number) => void) {
  const column = useRef<HTMLDivElement>(null)
  // Only scrolling by hand chooses, at every row that it passes, so that the row in the band is always the value. The
  // smooth scroll to a chosen row passes other rows, may pause on its way, and must not choose them.
  const byHand = useRef(false)
  const takeOver = () => {
    byHand.current = true
  }

  // An arrow key passes over a row that is taken; a tap on one means it.
  const pointedAt = useRef(Number.NEGATIVE_INFINITY)
  const point = ({ timeStamp }: SyntheticEvent) => {
    takeOver()
    pointedAt.current = timeStamp
  }
  const isTap = ({ timeStamp }: SyntheticEvent) => timeStamp - pointedAt.current < longestTapMs

  const bringToBand = (index: number) => {
    byHand.current = false
    const list = column.current
    const row = list?.children[index]
    if (list && row instanceof HTMLElement) list.scrollTo?.({ top: index * row.offsetHeight, behavior: 'smooth' })
  }

  const settle = useRef(0)
  const latest = useRef(chosen)
  const isScrolledByHand = useRef(false)
  useEffect(() => {
    latest.current = chosen
    if (!isScrolledByHand.current) bringToBand(chosen)
  }, [chosen])

  const onScroll = () => {
    if (!byHand.current) return
    isScrolledByHand.current = true
    window.clearTimeout(settle.current)
    settle.current = window.setTimeout(() => {
      isScrolledByHand.current = false
      // It may have come to rest on one that is taken.
      bringToBand(latest.current)
    }, scrollEndMs)
    const list = column.current
    const height = list?.firstElementChild instanceof HTMLElement ? list.firstElementChild.offsetHeight : 0
    if (list && height > 0) choose(Math.round(list.scrollTop / height))
  }
  useEffect(() => () => window.clearTimeout(settle.current), [])

  return { bringToBand, isTap, column: { ref: column, onPointerDown: point, onWheel: takeOver, onScroll } }
}
