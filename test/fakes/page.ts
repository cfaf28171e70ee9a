import { fakeLocks } from './locks.ts'

/** Sets the fake browser's language. If it is the app's, no other is offered. */
export const speak = (language: string) =>
  Object.defineProperty(navigator, 'language', { configurable: true, value: language })

/** The open dialogs, the newest last. It is above the others, wherever it is in the page. */
const topLayer = new Set<HTMLDialogElement>()
export const openDialogs = () => [...topLayer].filter((dialog) => dialog.isConnected && dialog.open)

/** Adds what jsdom lacks: opening dialogs, media queries, scrolling and canvases. */
export function completePage(): void {
  speak('th-TH')
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() })
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    topLayer.add(this)
    // As browsers do. React sets the focus once only, and strict mode opens a dialog twice.
    if (!this.contains(document.activeElement)) this.querySelector<HTMLElement>('[tabindex="-1"], button')?.focus()
  }
  HTMLDialogElement.prototype.show = function show() {
    this.open = true
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

/** True if every browser would ask before this page is closed: Chromium before 119 takes no notice of a cancelled event. */
export function asksBeforeClosing(): boolean {
  const event = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
    value: '' as unknown,
    writable: true,
  })
  const isCancelled = !window.dispatchEvent(event)
  return isCancelled && Boolean(event.returnValue)
}
