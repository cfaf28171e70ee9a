import { useEffect, useState } from 'react'
import { platform } from '../../platform/current.ts'
import type { HomeScreenWay } from '../../platform/platform.ts'
import { useMedia } from '../../ui/useMedia.ts'

/** The way to the home screen, null while it is not known, and what became of asking the host, as the text that says so. */
export function useHomeScreen() {
  const [way, setWay] = useState<HomeScreenWay>(null)
  const [said, setSaid] = useState<'homeScreenAsked' | 'homeScreenAdded' | 'homeScreenNot' | null>(null)
  useEffect(() => {
    let isShown = true
    platform()
      .homeScreen.way()
      .then(
        (found) => isShown && setWay(found),
        // What asks the host did not load: there is no way now.
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
        // Most hosts never say how it ended. What was said of an earlier asking still holds.
        (isAsked) => setSaid((before) => before ?? (isAsked ? 'homeScreenAsked' : 'homeScreenNot')),
        () => setSaid((before) => before ?? 'homeScreenNot'),
      )
  }
  // Its apps stand in a list, not on a home screen.
  const isDesktop = useMedia('(hover: hover) and (pointer: fine)')
  return { way, said, add, isDesktop }
}
