import { everyWhileSeen } from './seen.ts'

const activities = ['pointerdown', 'keydown', 'input', 'scroll'] as const

/** Calls back once, when the player has left a visible page alone for so many milliseconds. Returns the canceller. */
export function onRest(restMs: number, act: () => void): () => void {
  let stop = (): void => undefined
  const begin = () => {
    stop()
    stop = everyWhileSeen(
      () => {
        end()
        act()
      },
      restMs,
      () => undefined,
    )
  }
  const end = () => {
    stop()
    for (const activity of activities) window.removeEventListener(activity, begin, true)
  }
  for (const activity of activities) window.addEventListener(activity, begin, { capture: true, passive: true })
  begin()
  return end
}
