import { useState } from 'react'
import { useAsync } from '../../lib/useAsync.ts'
import { platform } from '../../platform/current.ts'
import { useMedia } from '../../ui/layout/useMedia.ts'

/** Null if unavailable or not known yet. */
export function useHomeScreen() {
  const readWay = async () => (await platform().homeScreen()).way()
  // Without the adapter there is nothing to offer.
  const method = useAsync(platform(), () => readWay().catch(() => null)) ?? null
  const [answerKey, setAnswerKey] = useState<'homeScreenAsked' | 'homeScreenAdded' | 'homeScreenNot' | null>(null)
  const add = async () => {
    const homeScreen = platform().homeScreen()
    const adding = homeScreen.then((its) => its.add(() => setAnswerKey('homeScreenAdded')))
    const isAsked = await adding.catch(() => false)
    // Most hosts never report the result, and an earlier answer stays.
    setAnswerKey((earlier) => earlier ?? (isAsked ? 'homeScreenAsked' : 'homeScreenNot'))
  }
  // Desktops have no home screen.
  const isDesktop = useMedia('(hover: hover) and (pointer: fine)')
  return { method, answerKey, add: () => void add(), isDesktop }
}
