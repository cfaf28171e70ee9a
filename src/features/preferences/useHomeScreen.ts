import { useEffect, useState } from 'react'
import { platform } from '../../platform/current.ts'
import type { HomeScreenWay } from '../../platform/platform.ts'
import { useMedia } from '../../ui/layout/useMedia.ts'

/** `null`: unavailable, or not known yet. */
export function useHomeScreen() {
  const [way, setWay] = useState<HomeScreenWay>(null)
  const [said, setSaid] = useState<'homeScreenAsked' | 'homeScreenAdded' | 'homeScreenNot' | null>(null)
  useEffect(() => {
    let isShown = true
    platform()
      .homeScreen.way()
      .then(
        (found) => isShown && setWay(found),
        // The adapter did not load.
        () => undefined,
      )
    return () => {
      isShown = false
    }
  }, [])
  const add = () => {
    platform()
      .homeScreen.add(() => setSaid('homeScreenAdded'))
      .then(
        // Most hosts never report the result; an earlier answer stays.
        (isAsked) => setSaid((before) => before ?? (isAsked ? 'homeScreenAsked' : 'homeScreenNot')),
        () => setSaid((before) => before ?? 'homeScreenNot'),
      )
  }
  // Desktops have no home screen.
  const isDesktop = useMedia('(hover: hover) and (pointer: fine)')
  return { way, said, add, isDesktop }
}
