import { useEffect, useState } from 'react'
import { platform } from '../../platform/current.ts'
import type { HomeScreenWay } from '../../platform/platform.ts'

/** The way to the home screen, null while it is not known, and what became of asking the host, as the text that says so. */
export function useHomeScreen() {
  const [way, setWay] = useState<HomeScreenWay>(null)
  const [said, setSaid] = useState<'homeScreenAsked' | 'homeScreenAdded' | null>(null)
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
    // Most hosts never say how it ended.
    setSaid('homeScreenAsked')
    platform()
      .homeScreen.add()
      .then(
        (isAdded) => isAdded && setSaid('homeScreenAdded'),
        () => undefined,
      )
  }
  return { way, said, add }
}
