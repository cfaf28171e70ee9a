import { nextEvent } from './nextEvent.ts'

/** Calls back every so many milliseconds while the page is visible, and `onSeen` when it becomes visible again. */
export function everyWhileSeen(act: () => void, pause: number, onSeen: () => void = act): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const begin = () => {
    clearInterval(timer)
    if (!document.hidden) timer = setInterval(() => document.hidden || act(), pause)
  }
  const onChange = () => {
    begin()
    if (!document.hidden) onSeen()
  }
  begin()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Resolves when the page becomes visible, or after so many milliseconds. */
export async function nextSight(limitMs: number): Promise<void> {
  await nextEvent(document, 'visibilitychange', limitMs)
}
