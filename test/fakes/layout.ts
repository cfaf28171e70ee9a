import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Heights (CSS px) of a scrolling list, and of each row in it. */
export const viewHeight = 600
export const rowHeight = 60

const heightOf = (element: Element) => (element.getAttribute('role') === 'region' ? viewHeight : rowHeight)

/** A ResizeObserver that reports all sizes at once, right after `observe`. */
class FakeObserver {
  private readonly tell: ResizeObserverCallback
  private asked: Element[] = []
  constructor(tell: ResizeObserverCallback) {
    this.tell = tell
  }
  observe(target: Element): void {
    if (this.asked.length === 0) queueMicrotask(() => this.answer())
    this.asked.push(target)
  }
  unobserve(): void {}
  disconnect(): void {
    this.asked = []
  }
  private answer(): void {
    const sizes = this.asked.filter(({ isConnected }) => isConnected).map(sizeOf)
    this.asked = []
    if (sizes.length > 0) this.tell(sizes, this)
  }
}

const sizeOf = (target: Element) =>
  ({ target, contentRect: { width: 360, height: heightOf(target) } }) as unknown as ResizeObserverEntry

/** The largest scroll offset of an element (px). */
function furthest(element: Element): number {
  const heights = [...element.children].map((child) => Number.parseFloat((child as HTMLElement).style.height) || 0)
  return Math.max(0, heights.reduce((sum, height) => sum + height, 0) - viewHeight)
}

const scrolledAt = new WeakMap<Element, number>()

function scroll(element: Element, top: number): void {
  scrolledAt.set(element, Date.now())
  element.scrollTop = Math.min(Math.max(0, top), furthest(element))
  element.dispatchEvent(new Event('scroll'))
}

/** Scrolls, as a finger does. */
export const scrollTo = (element: Element, top: number) => act(async () => scroll(element, top))

/** After it scrolled by itself, a list corrects its offset for this time (ms), as rows are higher than estimated. */
const correction = 200

/** Waits until a list has come to rest. */
export const rest = (element: Element) =>
  waitFor(() => expect(Date.now() - (scrolledAt.get(element) ?? 0)).toBeGreaterThan(correction))

/** Fakes enough of a layout in jsdom for a virtual list. */
export function useLayout(): void {
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', FakeObserver)
    Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
      configurable: true,
      get(this: HTMLElement) {
        return this.parentElement
      },
    })
    Element.prototype.scrollTo = function scrollLater(this: Element, { top = 0 }: ScrollToOptions = {}) {
      // Asynchronous, as in browsers.
      setTimeout(() => scroll(this, top))
    } as typeof Element.prototype.scrollTo
    Element.prototype.scrollBy = function scrollByLater(this: Element, { top = 0 }: ScrollToOptions = {}) {
      this.scrollTo({ top: this.scrollTop + top })
    } as typeof Element.prototype.scrollBy
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent')
  })
}
