import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Slice } from '../../../api/spin.ts'
import { paintShade } from './paintShade.ts'
import { paintWheel } from './paintWheel.ts'
import { useTurn } from './useTurn.ts'
import { useWheelSize } from './useWheelSize.ts'
import styles from './Wheel.module.css'

interface Props {
  slices: readonly Slice[]
  /** Code of the slice to land on; null while nothing was won. It is one of the slices. */
  winner: string | null
  /** The wheel has come to rest, shown the winner for 2 s, and been reset. Called once a winner. */
  onShown(): void
  /** The button in the middle. */
  children: ReactNode
}

/** The wheel. It says nothing to screen readers: the page lists the prizes and announces what was won. */
export function Wheel({ slices, winner, onShown, children }: Props) {
  const size = useWheelSize()
  const shown = useHeld(slices, winner)
  const { disc, pointer, won } = useTurn(shown, winner, onShown)
  const canvas = useRef<HTMLCanvasElement>(null)
  const shade = useRef<HTMLCanvasElement>(null)

  useLayoutEffect(() => {
    const target = canvas.current
    if (!target) return
    const paint = () => paintWheel(target, size, shown)
    paint()
    // A phone short of memory takes a picture away, and says when there is room for it again.
    target.addEventListener('contextrestored', paint)
    return () => target.removeEventListener('contextrestored', paint)
  }, [size, shown])
  useLayoutEffect(() => {
    if (won !== null && shade.current) paintShade(shade.current, size, shown.length, won)
  }, [size, shown, won])

  const box = { width: size.side, height: size.side }
  const pixels = { width: size.pixels, height: size.pixels }
  return (
    <div className={styles['wheel']} style={box}>
      <div className={styles['face']} aria-hidden>
        <div ref={disc} className={styles['disc']}>
          <canvas ref={canvas} {...pixels} />
          {won !== null && <canvas ref={shade} className={styles['shade']} {...pixels} />}
        </div>
      </div>
      <span ref={pointer} className={styles['pointer']} aria-hidden>
        <svg viewBox="0 0 32 42">
          <path d="M16 41C13 31 2 27 2 15.500A14 14 0 0 1 30 15.500C30 27 19 31 16 41Z" />
          <circle cx="16" cy="15.500" r="6" />
        </svg>
      </span>
      <div className={styles['hub']}>{children}</div>
    </div>
  )
}

/** The slices as they were when the winner came: what is read meanwhile must not turn the wheel into another one. */
function useHeld(slices: readonly Slice[], winner: string | null): readonly Slice[] {
  const [held, setHeld] = useState({ slices, winner })
  const isTurning = winner !== null && winner === held.winner
  if (isTurning || (held.slices === slices && held.winner === winner)) return held.slices
  setHeld({ slices, winner })
  return slices
}
