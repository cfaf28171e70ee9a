import { vi } from 'vitest'

/** An animation that the browser was to run. */
interface Movement {
  readonly frames: { offset: number; transform: string }[]
  isOver: boolean
}

/** A browser's animations, vibration and preference for reduced motion, which jsdom lacks. */
export interface FakeBrowser {
  readonly movements: Movement[]
  readonly vibrations: unknown[]
}

interface Options {
  /** The page is in the background, where no animation proceeds. */
  background?: boolean
  reducedMotion?: boolean
}

/** Lets the page run animations, on a clock of the test. */
export function fakeBrowser({ background = false, reducedMotion = false }: Options = {}): FakeBrowser {
  const browser: FakeBrowser = { movements: [], vibrations: [] }
  Element.prototype.animate = function animate(frames, timing) {
    const movement: Movement = { frames: frames as unknown as Movement['frames'], isOver: false }
    browser.movements.push(movement)
    const target = Object.assign(new EventTarget(), { cancel: () => void (movement.isOver = true) })
    const finish = () => {
      if (!movement.isOver) target.dispatchEvent(new Event('finish'))
    }
    if (!background) setTimeout(finish, Number((timing as KeyframeAnimationOptions).duration))
    return target as unknown as Animation
  }
  Object.assign(navigator, { vibrate: (pattern: unknown) => browser.vibrations.push(pattern) > 0 })
  const plain = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(plain(query), { matches: reducedMotion && query.includes('reduced-motion') }),
  )
  return browser
}

/** Removes the fake browser. */
export function endBrowser(): void {
  Reflect.deleteProperty(Element.prototype, 'animate')
  Reflect.deleteProperty(navigator, 'vibrate')
}

/** The paintings on the page's canvases: labels and sectors with their colours, the labels' fonts; sectors with their ends, in turns. */
export interface Painting {
  readonly labels: { text: string; color: string }[]
  readonly fonts: string[]
  readonly sectors: { color: string; from: number; to: number }[]
}

/** Fakes the context of canvases, which knows `#rrggbb` and `rgb()` colours and gradients, and notes what it paints. */
export function fakePen(): Painting {
  const painting: Painting = { labels: [], fonts: [], sectors: [] }
  const nothing = () => undefined
  let [color, from, to] = ['#000000', 0, 0]
  const pen = {
    font: '',
    get fillStyle() {
      return color
    },
    set fillStyle(wanted: string | object) {
      if (typeof wanted === 'object') color = 'gradient'
      else if (/^#[\da-f]{6}$|^rgb\(.*\)$/i.test(wanted)) color = wanted.toLowerCase()
    },
    arc: (_x: number, _y: number, _radius: number, begin: number, end: number) =>
      void ([from, to] = [begin / 2 / Math.PI, end / 2 / Math.PI]),
    fill: () => void painting.sectors.push({ color, from, to }),
    fillText: (text: string) => {
      painting.labels.push({ text, color })
      painting.fonts.push(pen.font)
    },
    measureText: (text: string) => ({ width: text.length * 50 }),
    createRadialGradient: () => ({ addColorStop: nothing }),
  }
  const complete = new Proxy(pen, { get: (target, name) => Reflect.get(target, name) ?? nothing })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(complete as unknown as GPUCanvasContext)
  return painting
}
