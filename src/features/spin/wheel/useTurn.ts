import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Slice } from '../../../api/spin.ts'
import { platform } from '../../../platform/current.ts'
import { playTurn, setAngle } from './playTurn.ts'
import { restAngle, turnTo } from './wheelMotion.ts'

/** How long the won slice is shown (spec, section 9). */
const winnerShownMs = 2_000

/**
 * Turns the wheel to the winner, shows it for 2 s, then calls `onShown` once. With reduced motion, or in a browser without
 * animations, there is no turn. `won` is the index of the slice that is shown, null for none.
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
    const next = turnTo(slice, slices.length, angle.current, Math.random())
    angle.current = restAngle(next)
    setAngle(disc.current, angle.current)
    if (!canMove(disc.current)) return onRest(slice)
    return playTurn({ disc: disc.current, pointer: pointer.current }, next, slices.length, () => onRest(slice))
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
      }, winnerShownMs)
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
