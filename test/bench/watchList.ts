import type { marks as marksOfTrace } from './trace.ts'

/** What the page itself notes, by its own clock in ms. */
interface Noted {
  tappedAt: number
  /** When the first answer of the history came since the tap. */
  answeredAt: number | null
}

declare global {
  interface Window {
    noted: Noted
  }
}

// Each function below is sent to the page, and has to do without what stands around it.

/** Notes taps and what the history answers; before the app's own script. */
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
  /** The list's. */
  readonly label: string
  readonly text: string
}

/** Waits for the first frame in which a text stands in the visible part of the list. @returns how long after tap and answer it is over. */
export async function waitForPaint({ label, text }: Wanted): Promise<{ tap: number; answer: number }> {
  const isShown = () => {
    const list = document.querySelector(`[aria-label="${label}"]`)
    const words = [...(list?.querySelectorAll('p[dir=auto]') ?? [])].find((one) => one.textContent === text)
    if (!list || !words?.checkVisibility({ visibilityProperty: true })) return false
    const [frame, place] = [list.getBoundingClientRect(), words.getBoundingClientRect()]
    return place.top >= frame.top && place.bottom <= frame.bottom
  }
  // A message that is sent while a frame is made arrives when it is done.
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

/** Marks where scrolling begins; called again, where it ended. @returns how many elements the list held at most. */
export function markScrolling({ selector, marks }: Scrolling): void {
  const list = document.querySelector(selector)
  let last = 0
  list?.addEventListener('scroll', () => performance.mark(marks.begin), { once: true })
  list?.addEventListener('scroll', () => (last = performance.now()))
  // As long as it goes on, less than that lies between two.
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

/** Draws so many rows like those of the list, in front of it. @returns how long it takes until they are painted, ms. */
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
