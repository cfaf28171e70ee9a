import type { marks as marksOfTrace } from './trace.ts'

/** Notes of the page, by its own clock in ms. */
interface Noted {
  tappedAt: number
  /** Time of the history's first answer after the tap. */
  answeredAt: number | null
}

declare global {
  interface Window {
    noted: Noted
  }
}

// Each function below is sent to the page, and can use nothing around it.

/** Notes taps and the history's answers. Runs before the app's own script. */
export function noteAll(): void {
  window.noted = { tappedAt: 0, answeredAt: null }
  const tap = ({ timeStamp }: Event) => (window.noted = { tappedAt: timeStamp, answeredAt: null })
  document.addEventListener('click', tap, true)
  const { fetch } = window
  window.fetch = async (...request) => {
    const answer = await fetch(...request)
    if (String(request[0]).includes('/chat/history')) window.noted.answeredAt ??= performance.now()
    return answer
  }
}

interface Wanted {
  /** The label of the list. */
  readonly label: string
  readonly text: string
}

/** Waits for the first frame with a text in the visible part of the list. @returns the time from tap and from answer to the frame's end, ms. */
export async function waitForPaint({ label, text }: Wanted): Promise<{ tap: number; answer: number }> {
  const isShown = () => {
    const list = document.querySelector(`[aria-label="${label}"]`)
    const words = [...(list?.querySelectorAll('p[dir=auto]') ?? [])].find((one) => one.textContent === text)
    if (!list || !words?.checkVisibility({ visibilityProperty: true })) return false
    const [frame, place] = [list.getBoundingClientRect(), words.getBoundingClientRect()]
    return place.top >= frame.top && place.bottom <= frame.bottom
  }
  // A message that is posted while a frame is made arrives after it.
  const { port1, port2 } = new MessageChannel()
  const frameEnd = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      requestAnimationFrame(() => port2.postMessage(null))
    })
  port1.start()
  do await frameEnd()
  while (!isShown())
  const now = performance.now()
  return { tap: now - window.noted.tappedAt, answer: now - (window.noted.answeredAt ?? now) }
}

interface Scrolling {
  readonly selector: string
  readonly marks: typeof marksOfTrace
}

/** Marks where scrolling begins and, on the second call, ends. @returns the largest number of elements in the list. */
export function markScrolling({ selector, marks }: Scrolling): void {
  const list = document.querySelector(selector)
  let last = 0
  list?.addEventListener('scroll', () => performance.mark(marks.begin), { once: true })
  list?.addEventListener('scroll', () => (last = performance.now()))
  // While scrolling goes on, two events are less apart than that.
  const timer = setInterval(() => {
    if (last === 0 || performance.now() - last < 150) return
    clearInterval(timer)
    performance.mark(marks.end, { startTime: last })
  }, 50)
}

interface Plain {
  readonly selector: string
  readonly count: number
}

/** Draws this number of rows like those of the list, in front of it. @returns the time until they are painted, ms. */
export async function drawPlainly({ selector, count }: Plain): Promise<number> {
  const list = document.querySelector(selector)
  const lines = [...(list?.lastElementChild?.children ?? [])].flatMap((row) => row.firstElementChild ?? [])
  if (!list || lines.length === 0) throw new Error('There are no rows')
  const begin = performance.now()
  const [scroller, rows] = [list.cloneNode(false) as HTMLElement, document.createElement('div')]
  scroller.id = 'plain'
  scroller.style.cssText = 'position: fixed; inset: 0'
  for (let index = 0; index < count; index += 1) rows.append(lines[index % lines.length]?.cloneNode(true) ?? '')
  scroller.append(rows)
  list.parentElement?.append(scroller)
  scroller.scrollTop = scroller.scrollHeight
  await new Promise(requestAnimationFrame)
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(null)
  })
  return performance.now() - begin
}
