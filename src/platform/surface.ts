import type { ColorScheme } from './platform.ts'

const rootElement = () => document.documentElement

export const sides = ['top', 'right', 'bottom', 'left'] as const
export type Side = (typeof sides)[number]

export function writeScheme(scheme: ColorScheme): void {
  rootElement().dataset['theme'] = scheme
}

export function writeSafeArea(insets: { readonly [Key in Side]?: string }): void {
  for (const [side, length] of Object.entries(insets)) rootElement().style.setProperty(`--safe-${side}`, length)
}

/** Smaller heights are glitches of the keyboard's animation. */
const minHeightPx = 100

/** Follows the visible height. The result sets the host's height, px; the smaller of both counts. */
export function followView(): (told: number) => void {
  let announced = Infinity
  const viewport = window.visualViewport
  const write = () => {
    // Zooming in hides nothing that scrolling does not reach.
    const isPinched = (viewport?.scale ?? 1) > 1.01
    const height = Math.min(viewport?.height ?? window.innerHeight, announced)
    if (isPinched || height < minHeightPx) return
    const hidden = Math.round(window.innerHeight - height - (viewport?.offsetTop ?? 0))
    rootElement().style.setProperty('--view-height', `${Math.round(height)}px`)
    rootElement().style.setProperty('--view-bottom', `${Math.max(0, hidden)}px`)
  }
  write()
  for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, write)
  window.addEventListener('resize', write)
  return (told) => {
    if (told >= minHeightPx) announced = told
    write()
  }
}
