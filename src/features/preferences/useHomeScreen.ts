import { useEffect, useState } from 'react'
import { platform } from '../../platform/current.ts'
import type { HomeScreenWay } from '../../platform/platform.ts'
import { useMedia } from '../../ui/layout/useMedia.ts'

/** How the app gets to the home screen (null if it cannot, or not known yet), and the key of the text for the host's answer. */
export function useHomeScreen() {
  const [way, setWay] = useState<HomeScreenWay>(null)
  const [said, setSaid] = useState<'homeScreenAsked' | 'homeScreenAdded' | 'homeScreenNot' | null>(null)
  useEffect(() => {
    let isShown = true
    platform()
      .homeScreen.way()
      .then(
        (found) => isShown && setWay(found),
        // The code that asks the host did not load.
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
        // Most hosts never say how it ended. An earlier answer stays.
        (isAsked) => setSaid((before) => before ?? (isAsked ? 'homeScreenAsked' : 'homeScreenNot')),
        () => setSaid((before) => before ?? 'homeScreenNot'),
      )
  }
  // Desktops list apps elsewhere, not on a home screen.
  const isDesktop = useMedia('(hover: hover) and (pointer: fine)')
  return { way, said, add, isDesktop }
}
