import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Slice } from '../../../api/spin.ts'
import { platform } from '../../../platform/current.ts'
import { playTurn, stand } from './playTurn.ts'
import { restOf, turnTo } from './wheelMotion.ts'

/** How long the won slice is shown, in milliseconds (spec, section 9). */
const showing = 2_000

/**
 * Brings the wheel round to the winner, shows it for 2 s and calls `onShown`, once a winner. Without motion, where the player wants
 * none or the browser has none, it stands there at once. `won` is the slice that is shown, null while none is.
 */
export function useTurn(slices: readonly Slice[], winner: string | null, onShown: () => void) {
  const disc = useRef<HTMLDivElement>(null)
  const pointer = useRef<HTMLSpanElement>(null)
  const angle = useRef(0)
  const [won, setWon] = useState<number | null>(null)
  const shown = useEffectEvent(onShown)
  const turn = useEffectEvent((code: string, onRest: (slice: number) => void) => {
    const slice = slices.findIndex((each) => each.code === code)
    if (!disc.current || !pointer.current || slice < 0) return onRest(slice)
    const way = turnTo(slice, slices.length, angle.current, Math.random())
    angle.current = restOf(way)
    stand(disc.current, angle.current)
    if (!canMove(disc.current)) return onRest(slice)
    return playTurn({ disc: disc.current, pointer: pointer.current }, way, slices.length, () => onRest(slice))
  })

  useEffect(() => {
    if (winner === null) return
    let timer: ReturnType<typeof setTimeout>
    const show = (slice: number) => {
      setWon(slice < 0 ? null : slice)
      platform().haptic('success')
      timer = setTimeout(() => {
        setWon(null)
        shown()
      }, showing)
    }
    const stop = turn(winner, show)
    return () => {
      stop?.()
      clearTimeout(timer)
      setWon(null)
    }
  }, [winner])
  return { disc, pointer, won }
}

const canMove = (element: HTMLElement) =>
  typeof element.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
