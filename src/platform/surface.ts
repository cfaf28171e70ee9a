import type { ColorScheme } from './platform.ts'

/**
 * The values that an adapter writes on the document: the colour scheme, the safe area, and the visible part of the page. Styles read
 * these and nothing else of a host.
 */
const root = () => document.documentElement

/** Lengths (CSS px) that the screen's shape or the host's own controls cover at each side. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export function writeScheme(scheme: ColorScheme): void {
  root().dataset['theme'] = scheme
}

export function writeSafeArea(insets: { readonly [Side in keyof Insets]?: string }): void {
  for (const [side, length] of Object.entries(insets)) root().style.setProperty(`--safe-${side}`, length)
}

/** Smaller heights (px) are glitches of a keyboard's animation and are ignored. */
const minHeightPx = 100

/**
 * Keeps `--view-height` at the visible height, and `--view-bottom` at the height that a keyboard or a half-open sheet hides below it.
 * The returned function sets a height (px) that a host reports: the smaller one counts.
 */
export function followView(): (told: number) => void {
  let announced = Infinity
  const viewport = window.visualViewport
  const write = () => {
    // A pinch shrinks the visual viewport as well, but hides nothing that scrolling does not show.
    const isPinched = (viewport?.scale ?? 1) > 1.01
    const height = Math.min(viewport?.height ?? window.innerHeight, announced)
    if (isPinched || height < minHeightPx) return
    const hidden = Math.round(window.innerHeight - height - (viewport?.offsetTop ?? 0))
    root().style.setProperty('--view-height', `${Math.round(height)}px`)
    root().style.setProperty('--view-bottom', `${Math.max(0, hidden)}px`)
  }
  write()
  for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, write)
  window.addEventListener('resize', write)
  return (told) => {
    if (told >= minHeightPx) announced = told
    write()
  }
}
