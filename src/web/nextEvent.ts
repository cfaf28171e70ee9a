/** Resolves at the next event of this name, or after so many milliseconds. */
export const nextEvent = (target: EventTarget, name: string, limitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      target.removeEventListener(name, end)
      resolve()
    }
    const timer = setTimeout(end, limitMs)
    target.addEventListener(name, end)
  })
