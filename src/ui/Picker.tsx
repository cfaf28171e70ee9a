import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { platform } from '../platform/current.ts'
import { classes } from './classes.ts'
import styles from './Picker.module.css'

interface Option {
  value: string
  label: ReactNode
  /** It stands on the other side already: it cannot be chosen, a tap asks for it all the same. */
  isTaken?: boolean
}

interface Props {
  label: string
  options: readonly Option[]
  value: string
  onChange(value: string): void
  /** The player has tapped an option that is taken. */
  onTaken?(): void
}

/** Scrolling has ended when there was no scroll event for so long. */
const scrollEndMs = 120
/** The longest time between a finger that comes down and its tap. */
const longestTapMs = 1_000

/**
 * A vertical picker: a scrolling column that snaps its rows into the middle. Scrolling and taps choose a row. Underneath it
 * is a radio group, for arrow keys and screen readers.
 */
export function Picker({ label, options, value, onChange, onTaken }: Props) {
  const name = useId()
  const column = useRef<HTMLDivElement>(null)
  const chosen = options.findIndex((option) => option.value === value)

  const choose = ({ value: next, isTaken }: Option) => {
    if (next === value || isTaken) return
    platform().haptic('choice')
    onChange(next)
  }

  // Only scrolling by hand chooses, at every row that it passes, so that the row in the middle is always the value. The
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
  const tapOnTaken = ({ timeStamp }: SyntheticEvent) => {
    if (timeStamp - pointedAt.current < longestTapMs) onTaken?.()
  }

  const bringToMiddle = (index: number) => {
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
    if (!isScrolledByHand.current) bringToMiddle(chosen)
  }, [chosen])

  const onScroll = () => {
    if (!byHand.current) return
    isScrolledByHand.current = true
    window.clearTimeout(settle.current)
    settle.current = window.setTimeout(() => {
      isScrolledByHand.current = false
      // It may have come to rest on one that is taken.
      bringToMiddle(latest.current)
    }, scrollEndMs)
    const list = column.current
    const height = list?.firstElementChild instanceof HTMLElement ? list.firstElementChild.offsetHeight : 0
    const middle = list && height > 0 ? options[Math.round(list.scrollTop / height)] : undefined
    if (middle) choose(middle)
  }
  useEffect(() => () => window.clearTimeout(settle.current), [])

  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['frame']}>
        <div ref={column} className={styles['column']} onPointerDown={point} onWheel={takeOver} onScroll={onScroll}>
          {options.map((option, index) => (
            <label
              key={option.value}
              className={classes(
                styles['row'],
                option.value === value && styles['chosen'],
                option.isTaken && styles['taken'],
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                // Arrow keys pass over it, as they would not over one that is not there.
                aria-disabled={option.isTaken || undefined}
                onChange={() => choose(option)}
                // A tap on the chosen row fires no change event, but scrolls it back to the middle.
                onClick={(event) => (option.isTaken ? tapOnTaken(event) : bringToMiddle(index))}
              />
              {option.label}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
