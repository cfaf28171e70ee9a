import { vi } from 'vitest'

/** A movement that the browser was asked for. */
interface Movement {
  readonly frames: { offset: number; transform: string }[]
  isOver: boolean
}

/** What a browser does that jsdom does not: moves, vibrates, and tells how the player wants it. */
export interface PlayedBrowser {
  readonly movements: Movement[]
  readonly vibrations: unknown[]
}

interface Options {
  /** The page is in the background, and no movement ever gets anywhere. */
  background?: boolean
  reducedMotion?: boolean
}

/** Makes the page one that can move, on a clock of the test's. */
export function playBrowser({ background = false, reducedMotion = false }: Options = {}): PlayedBrowser {
  const played: PlayedBrowser = { movements: [], vibrations: [] }
  Element.prototype.animate = function animate(frames, timing) {
    const movement: Movement = { frames: frames as unknown as Movement['frames'], isOver: false }
    played.movements.push(movement)
    const target = Object.assign(new EventTarget(), { cancel: () => void (movement.isOver = true) })
    const finish = () => {
      if (!movement.isOver) target.dispatchEvent(new Event('finish'))
    }
    if (!background) setTimeout(finish, Number((timing as KeyframeAnimationOptions).duration))
    return target as unknown as Animation
  }
  Object.assign(navigator, { vibrate: (pattern: unknown) => played.vibrations.push(pattern) > 0 })
  const plain = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(plain(query), { matches: reducedMotion && query.includes('reduced-motion') }),
  )
  return played
}

/** Takes the browser's abilities away again. */
export function endBrowser(): void {
  Reflect.deleteProperty(Element.prototype, 'animate')
  Reflect.deleteProperty(navigator, 'vibrate')
}

/** What was painted on the canvases of the page: labels with their colours, and sectors with theirs and their ends, in rounds. */
export interface Painting {
  readonly labels: { text: string; color: string }[]
  readonly sectors: { color: string; from: number; to: number }[]
}

/** Gives canvases a pen that knows `#rrggbb` and `rgb()` colours, and notes what it does. */
export function playPen(): Painting {
  const painting: Painting = { labels: [], sectors: [] }
  const nothing = () => undefined
  let [color, from, to] = ['#000000', 0, 0]
  const pen = {
    get fillStyle() {
      return color
    },
    set fillStyle(wanted: string) {
      if (/^#[\da-f]{6}$|^rgb\(.*\)$/i.test(wanted)) color = wanted.toLowerCase()
    },
    arc: (_x: number, _y: number, _radius: number, begin: number, end: number) =>
      void ([from, to] = [begin / 2 / Math.PI, end / 2 / Math.PI]),
    fill: () => void painting.sectors.push({ color, from, to }),
    fillText: (text: string) => void painting.labels.push({ text, color }),
    measureText: (text: string) => ({ width: text.length * 50 }),
  }
  const complete = new Proxy(pen, { get: (target, name) => Reflect.get(target, name) ?? nothing })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(complete as unknown as GPUCanvasContext)
  return painting
}
