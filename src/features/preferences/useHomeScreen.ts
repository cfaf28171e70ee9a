import { useEffect, useState } from 'react'
import { platform } from '../../platform/current.ts'
import type { HomeScreenWay } from '../../platform/platform.ts'
import { useMedia } from '../../ui/layout/useMedia.ts'

/** Null if unavailable or not known yet. */
export function useHomeScreen() {
  const [method, setMethod] = useState<HomeScreenWay>(null)
  const [answerKey, setAnswerKey] = useState<'homeScreenAsked' | 'homeScreenAdded' | 'homeScreenNot' | null>(null)
  useEffect(() => {
    let isShown = true
    platform()
      .homeScreen.way()
      .then(
        (found) => isShown && setMethod(found),
        // Without the adapter there is nothing to offer.
        () => undefined,
      )
    return () => {
      isShown = false
    }
  }, [])
  const add = () => {
    platform()
      .homeScreen.add(() => setAnswerKey('homeScreenAdded'))
      .then(
        // Most hosts never report the result, and an earlier answer stays.
        (isAsked) => setAnswerKey((earlier) => earlier ?? (isAsked ? 'homeScreenAsked' : 'homeScreenNot')),
        () => setAnswerKey((earlier) => earlier ?? 'homeScreenNot'),
      )
  }
  // Desktops have no home screen.
  const isDesktop = useMedia('(hover: hover) and (pointer: fine)')
  return { method, answerKey, add, isDesktop }
}
