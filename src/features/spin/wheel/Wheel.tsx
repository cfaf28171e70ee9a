import { useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Slice } from '../../../api/spin.ts'
import { platform } from '../../../platform/current.ts'
import { Disc } from './Disc.tsx'
import { playTurn } from './playTurn.ts'
import { restAngle, turnTo } from './wheelMotion.ts'
import styles from './Wheel.module.css'

const winnerShownMs = 2_000

interface Turning {
  slices: readonly Slice[]
  winner: string | null
  onRest(): void
  onShown(): void
}

/**
 * No turn with reduced motion or without animations. `won`: index of the shown slice. `rest`: resting angle, degrees.
 */
function useTurn({ slices, winner, onRest, onShown }: Turning) {
  const disc = useRef<HTMLDivElement>(null)
  const pointer = useRef<HTMLSpanElement>(null)
  const [rest, setRest] = useState(0)
  const [won, setWon] = useState<number | null>(null)
  const stopped = useEffectEvent(onRest)
  const shown = useEffectEvent(onShown)
  const turn = useEffectEvent((code: string, stop: (slice: number) => void) => {
    const slice = slices.findIndex((each) => each.code === code)
    if (!disc.current || !pointer.current || slice < 0) return stop(slice)
    const next = turnTo(slice, slices.length, rest, Math.random())
    setRest(restAngle(next))
    if (!canMove(disc.current)) return stop(slice)
    return playTurn({ disc: disc.current, pointer: pointer.current }, next, slices.length, () => stop(slice))
  })

  useEffect(() => {
    if (winner === null) return
    let timer: ReturnType<typeof setTimeout>
    const show = (slice: number) => {
      setWon(slice < 0 ? null : slice)
      stopped()
      platform().haptic('success')
      timer = setTimeout(() => {
        setWon(null)
        shown()
      }, winnerShownMs)
    }
    const stop = turn(winner, show)
    return () => {
      stop?.()
      clearTimeout(timer)
      setWon(null)
    }
  }, [winner])
  return { disc, pointer, rest, won }
}

const canMove = (element: HTMLElement) =>
  typeof element.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Hidden from screen readers, as the page lists the prizes and announces the result. */
export function Wheel({ children, ...turning }: Turning & { children: ReactNode }) {
  const { disc, pointer, rest, won } = useTurn(turning)
  return (
    <div className={styles['wheel']}>
      <div className={styles['face']} data-still={won !== null || undefined} aria-hidden>
        <div ref={disc} className={styles['disc']} style={{ transform: `rotate(${rest}deg)` }}>
          <Disc slices={turning.slices} rest={rest} won={won} />
        </div>
      </div>
      <span ref={pointer} className={styles['pointer']} aria-hidden>
        <svg viewBox="0 0 30 38">
          <path d="M7 2H23Q28.500 2 27 7.500L16.500 35.500Q15 38 13.500 35.500L3 7.500Q1.500 2 7 2Z" />
          <path d="M7 3.250H15V35.700L4.200 7Q3.200 3.250 7 3.250Z" />
          <circle cx="15" cy="10" r="3.500" />
        </svg>
      </span>
      <div className={styles['hub']}>{children}</div>
    </div>
  )
}
