import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Slice } from '../../../api/spin.ts'
import { platform } from '../../../platform/current.ts'
import { playTurn, setAngle } from './playTurn.ts'
import { restAngle, turnTo } from './wheelMotion.ts'

/** How long the won slice is shown (spec, section 9). */
const winnerShownMs = 2_000

interface Listeners {
  onRest(): void
  onShown(): void
}

/**
 * Turns the wheel to the winner, calls `onRest`, shows it for 2 s, then calls `onShown` once. With reduced motion, or in a browser
 * without animations, there is no turn. `won` is the index of the slice that is shown, null for none; `rest` the angle (degrees) that
 * the wheel rests at or is turning to.
 */
export function useTurn(slices: readonly Slice[], winner: string | null, { onRest, onShown }: Listeners) {
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
