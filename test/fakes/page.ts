import { playedLocks } from './locks.ts'

/** The language of the played browser's own texts; none is offered where it is the app's. */
export const speak = (language: string) =>
  Object.defineProperty(navigator, 'language', { configurable: true, value: language })

/** The open dialogs, the newest last: it lies on top of the others, wherever in the page it stands. */
const topLayer = new Set<HTMLDialogElement>()
export const openDialogs = () => [...topLayer].filter((dialog) => dialog.isConnected && dialog.open)

/** What jsdom lacks of a page: it knows dialogs but cannot open them, has no media queries, no scrolling and nothing to draw on. */
export function completePage(): void {
  speak('th-TH')
  Object.defineProperty(navigator, 'locks', { configurable: true, value: playedLocks() })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    topLayer.add(this)
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    topLayer.delete(this)
  }
  Element.prototype.scrollIntoView = () => undefined
  HTMLCanvasElement.prototype.getContext = () => null
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

/** Whether the browser would ask before this page is closed. */
export const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
