import { useLayoutEffect, useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Slice } from '../../../api/spin.ts'
import { platform } from '../../../platform/current.ts'
import { paintShade } from './paintShade.ts'
import { paintWheel } from './paintWheel.ts'
import { playTurn, setAngle } from './playTurn.ts'
import { useWheelSize } from './useWheelSize.ts'
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
    setAngle(disc.current, restAngle(next))
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
  const { slices } = turning
  const size = useWheelSize()
  const { disc, pointer, rest, won } = useTurn(turning)
  const canvas = useRef<HTMLCanvasElement>(null)
  const shade = useRef<HTMLCanvasElement>(null)

  useLayoutEffect(() => {
    const target = canvas.current
    if (!target) return
    const paint = () => paintWheel(target, size, slices, rest)
    paint()
    // Fires after a phone short of memory dropped the bitmap.
    target.addEventListener('contextrestored', paint)
    return () => target.removeEventListener('contextrestored', paint)
  }, [size, slices, rest])
  useLayoutEffect(() => {
    if (won !== null && shade.current) paintShade(shade.current, size, slices, won, rest)
  }, [size, slices, won, rest])

  const box = { width: size.side, height: size.side }
  const pixels = { width: size.pixels, height: size.pixels }
  return (
    <div className={styles['wheel']} style={box}>
      <div className={styles['face']} data-still={won !== null || undefined} aria-hidden>
        <div ref={disc} className={styles['disc']}>
          <canvas ref={canvas} {...pixels} />
          {won !== null && <canvas ref={shade} className={styles['shade']} {...pixels} />}
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
