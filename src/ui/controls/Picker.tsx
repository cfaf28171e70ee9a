import { useId, type ReactNode, useEffect, useRef, type SyntheticEvent } from 'react'
import { platform } from '../../platform/current.ts'
import { classes } from '../classes.ts'
import styles from './Picker.module.css'

/** Scrolling has ended when there was no scroll event for so long. */
const scrollEndMs = 120
/** The longest time between a finger that comes down and its tap. */
const longestTapMs = 1_000

/**
 * The column of a picker: its chosen row is brought into the band, and scrolling by hand chooses each row that it passes.
 * @param chosen the index of the chosen row.
 * @param choose is called with the index of a row that is in the band.
 */
function usePickerColumn(chosen: number, choose: (index: number) => void) {
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

interface Option {
  value: string
  /** What it is recognised by, before its label. Decoration. */
  picture?: ReactNode
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

/**
 * A vertical picker: a scrolling column that snaps its rows into a band near its top, so that what can be chosen instead stands
 * below it. Scrolling and taps choose a row. Underneath it is a radio group, for arrow keys and screen readers.
 */
export function Picker({ label, options, value, onChange, onTaken }: Props) {
  const name = useId()
  const chosen = options.findIndex((option) => option.value === value)
  const choose = ({ value: next, isTaken }: Option) => {
    if (next === value || isTaken) return
    platform().haptic('choice')
    onChange(next)
  }
  const { column, bringToBand, isTap } = usePickerColumn(chosen, (index) => {
    const inBand = options[index]
    if (inBand) choose(inBand)
  })

  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['frame']}>
        <div className={styles['column']} {...column}>
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
                // A tap on the chosen row fires no change event, but scrolls it back into the band.
                onClick={(event) => (option.isTaken ? isTap(event) && onTaken?.() : bringToBand(index))}
              />
              {option.picture}
              <span className={styles['label']}>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
