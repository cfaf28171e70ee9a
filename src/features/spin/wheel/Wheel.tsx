import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Slice } from '../../../api/spin.ts'
import { classes } from '../../../ui/classes.ts'
import ornament from './Ornament.module.css'
import { paintShade } from './paintShade.ts'
import { paintWheel } from './paintWheel.ts'
import { Pointer } from './Pointer.tsx'
import { useTurn } from './useTurn.ts'
import { useWheelSize } from './useWheelSize.ts'
import styles from './Wheel.module.css'

interface Props {
  slices: readonly Slice[]
  /** The code of the slice to land on; null for none. */
  winner: string | null
  /** Called once for each winner, when the wheel has stopped at it. */
  onRest(): void
  /** Called once for each winner, after it was shown for 2 s. */
  onShown(): void
  /** The button in the middle. */
  children: ReactNode
}

/** The wheel. Screen readers ignore it: the page lists the prizes and announces the result. */
export function Wheel({ slices, winner, onRest, onShown, children }: Props) {
  const size = useWheelSize()
  const shown = useFrozenSlices(slices, winner)
  const { disc, pointer, rest, won } = useTurn(shown, winner, { onRest, onShown })
  const canvas = useRef<HTMLCanvasElement>(null)
  const shade = useRef<HTMLCanvasElement>(null)

  useLayoutEffect(() => {
    const target = canvas.current
    if (!target) return
    const paint = () => paintWheel(target, size, shown, rest)
    paint()
    // A phone that is short of memory may drop the bitmap; it fires this event when there is memory again.
    target.addEventListener('contextrestored', paint)
    return () => target.removeEventListener('contextrestored', paint)
  }, [size, shown, rest])
  useLayoutEffect(() => {
    if (won !== null && shade.current) paintShade(shade.current, size, { slices: shown, won, rest })
  }, [size, shown, won, rest])

  const box = { width: size.side, height: size.side }
  const pixels = { width: size.pixels, height: size.pixels }
  return (
    <div className={classes(ornament['ornament'], styles['wheel'])} style={box}>
      <div className={styles['face']} data-still={won !== null || undefined} aria-hidden>
        <div ref={disc} className={styles['disc']}>
          <canvas ref={canvas} {...pixels} />
          {won !== null && <canvas ref={shade} className={styles['shade']} {...pixels} />}
        </div>
      </div>
      <Pointer ref={pointer} />
      <div className={styles['hub']}>{children}</div>
    </div>
  )
}

/** The slices, frozen while the wheel turns: a new reading must not change the wheel during a turn. */
function useFrozenSlices(slices: readonly Slice[], winner: string | null): readonly Slice[] {
  const [frozen, setFrozen] = useState({ slices, winner })
  const isTurning = winner !== null && winner === frozen.winner
  if (isTurning || (frozen.slices === slices && frozen.winner === winner)) return frozen.slices
  setFrozen({ slices, winner })
  return slices
}
