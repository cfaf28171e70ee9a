import { useState } from 'react'
import { useAsync } from '../../lib/useAsync.ts'
import { platform } from '../../platform/current.ts'
import { useMedia } from '../../ui/layout/useMedia.ts'

/** Null if unavailable or not known yet. */
export function useHomeScreen() {
  // Without the adapter there is nothing to offer.
  const method = useAsync(platform(), ({ homeScreen }) => homeScreen.way().catch(() => null)) ?? null
  const [answerKey, setAnswerKey] = useState<'homeScreenAsked' | 'homeScreenAdded' | 'homeScreenNot' | null>(null)
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
