/** Resolves to false after `limitMs`. */
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

export function everyWhileVisible(act: () => void, pause: number, onVisible: () => void = act): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const begin = () => {
    clearInterval(timer)
    if (!document.hidden) timer = setInterval(() => document.hidden || act(), pause)
  }
  const onChange = () => {
    begin()
    if (!document.hidden) onVisible()
  }
  begin()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

export async function untilVisible(limitMs: number): Promise<void> {
  await nextEvent(document, 'visibilitychange', limitMs)
}

let isMinimised = false

/**
 * Engines may show a minimised mini-app as visible. Everything that reads the document, libraries too, then finds it
 * hidden.
 */
export function minimise(minimised: boolean): void {
  if (minimised === isMinimised) return
  isMinimised = minimised
  for (const [name, value] of Object.entries({ hidden: true, visibilityState: 'hidden' }))
    if (minimised) Object.defineProperty(document, name, { configurable: true, value })
    else Reflect.deleteProperty(document, name)
  // Some clients may never send the end, but a touch proves it.
  if (minimised) window.addEventListener('pointerdown', onTouch, { capture: true, once: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const onTouch = () => minimise(false)

const activities = ['pointerdown', 'keydown', 'input', 'scroll'] as const

/**
 * Runs once.
 * @returns the canceller.
 */
export function onIdle(idleMs: number, act: () => void): () => void {
  let stop = (): void => undefined
  const begin = () => {
    stop()
    stop = everyWhileVisible(
      () => {
        end()
        act()
      },
      idleMs,
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
