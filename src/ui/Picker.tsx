import { useEffect, useId, useRef, type ReactNode } from 'react'
import { platform } from '../platform/current.ts'
import { classes } from './classes.ts'
import styles from './Picker.module.css'

interface Option {
  value: string
  label: ReactNode
}

interface Props {
  label: string
  options: readonly Option[]
  value: string
  onChange(value: string): void
}

/** Scrolling has ended when there was no scroll event for so long. */
const scrollEndMs = 120

/**
 * A vertical picker: a scrolling column that snaps its rows into the middle. Scrolling and taps choose a row. Underneath it
 * is a radio group, for arrow keys and screen readers.
 */
export function Picker({ label, options, value, onChange }: Props) {
  const name = useId()
  const column = useRef<HTMLDivElement>(null)
  const chosen = options.findIndex((option) => option.value === value)

  const choose = (next: string) => {
    if (next === value) return
    platform().haptic('choice')
    onChange(next)
  }

  // Only scrolling by hand chooses, at every row that it passes, so that the row in the middle is always the value. The
  // smooth scroll to a chosen row passes other rows, may pause on its way, and must not choose them.
  const byHand = useRef(false)
  const takeOver = () => {
    byHand.current = true
  }

  const bringToMiddle = (index: number) => {
    byHand.current = false
    const list = column.current
    const row = list?.children[index]
    if (list && row instanceof HTMLElement) list.scrollTo?.({ top: index * row.offsetHeight, behavior: 'smooth' })
  }

  const settle = useRef(0)
  const isScrolledByHand = useRef(false)
  useEffect(() => {
    if (!isScrolledByHand.current) bringToMiddle(chosen)
  }, [chosen])

  const onScroll = () => {
    if (!byHand.current) return
    isScrolledByHand.current = true
    window.clearTimeout(settle.current)
    settle.current = window.setTimeout(() => {
      isScrolledByHand.current = false
    }, scrollEndMs)
    const list = column.current
    const height = list?.firstElementChild instanceof HTMLElement ? list.firstElementChild.offsetHeight : 0
    const middle = list && height > 0 ? options[Math.round(list.scrollTop / height)] : undefined
    if (middle) choose(middle.value)
  }
  useEffect(() => () => window.clearTimeout(settle.current), [])

  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>{label}</legend>
      <div ref={column} className={styles['column']} onPointerDown={takeOver} onWheel={takeOver} onScroll={onScroll}>
        {options.map((option, index) => (
          <label key={option.value} className={classes(styles['row'], option.value === value && styles['chosen'])}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => choose(option.value)}
              // A tap on the chosen row fires no change event, but scrolls it back to the middle.
              onClick={() => bringToMiddle(index)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
