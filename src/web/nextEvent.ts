/** Resolves with true at the next event of this name, or with false after so many milliseconds. */
export const nextEvent = (target: EventTarget, name: string, limitMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isThere: boolean) => {
      clearTimeout(timer)
      target.removeEventListener(name, onEvent)
      resolve(isThere)
    }
    const onEvent = () => end(true)
    const timer = setTimeout(() => end(false), limitMs)
    target.addEventListener(name, onEvent)
  })
