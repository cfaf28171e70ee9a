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

/** Fakes the context of canvases, which knows `#rrggbb` and `rgb()` colours. */
export function fakeColors(): void {
  let color = '#000000'
  const context = {
    get fillStyle() {
      return color
    },
    set fillStyle(wanted: string) {
      if (/^#[\da-f]{6}$|^rgb\(.*\)$/i.test(wanted)) color = wanted.toLowerCase()
    },
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as GPUCanvasContext)
}
