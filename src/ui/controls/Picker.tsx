import { useId, type ReactNode, useEffect, useRef, type SyntheticEvent } from 'react'
import { platform } from '../../platform/current.ts'
import { classes } from '../classes.ts'
import styles from './Picker.module.css'

/** Scrolling counts as ended after this time without an event. */
const scrollEndMs = 120
const longestTapMs = 1_000

function usePickerColumn(chosen: number, choose: (index: number) => void) {
  const column = useRef<HTMLDivElement>(null)
  // The smooth scroll to a chosen row passes other rows and must not choose them.
  const byHand = useRef(false)
  const takeOver = () => {
    byHand.current = true
  }

  // An arrow key skips a taken row; a tap does not.
  const pointedAt = useRef(Number.NEGATIVE_INFINITY)
  const point = ({ timeStamp }: SyntheticEvent) => {
    takeOver()
    pointedAt.current = timeStamp
  }
  const isTap = ({ timeStamp }: SyntheticEvent) => timeStamp - pointedAt.current < longestTapMs

  const bringToBand = (index: number, behavior: ScrollBehavior = 'smooth') => {
    byHand.current = false
    const list = column.current
    const row = list?.children[index]
    if (list && row instanceof HTMLElement) list.scrollTo?.({ top: index * row.offsetHeight, behavior })
  }

  const settle = useRef(0)
  const latest = useRef<number | null>(null)
  const isScrolledByHand = useRef(false)
  useEffect(() => {
    // The first one is there already.
    if (!isScrolledByHand.current) bringToBand(chosen, latest.current === null ? 'auto' : 'smooth')
    latest.current = chosen
  }, [chosen])

  const onScroll = () => {
    if (!byHand.current) return
    isScrolledByHand.current = true
    window.clearTimeout(settle.current)
    settle.current = window.setTimeout(() => {
      isScrolledByHand.current = false
      bringToBand(latest.current ?? 0)
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
  picture?: ReactNode
  label: ReactNode
  /** Already chosen on the other side; a tap calls `onTaken`. */
  isTaken?: boolean
}

interface Props {
  label: string
  options: readonly Option[]
  value: string
  onChange(value: string): void
  onTaken?(): void
}

/** A radio group, for arrow keys and screen readers. */
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
      <div className={styles['frame']} data-more={options.length > 3 ? '' : undefined} data-ring>
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
                // Not `disabled`, because a disabled radio takes no tap.
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
