import type { ColorScheme } from './platform.ts'

/**
 * What an adapter writes on the document: the colour scheme, the safe area, and how much of the page can be seen. Styles
 * read these and nothing of a host.
 */
const root = () => document.documentElement

/** Lengths (CSS px) that the screen's shape or the host's own controls take from each side. */
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

/** Heights below this (px) are slips of a keyboard's animation, not something to lay a page out for. */
const leastHeight = 100

/**
 * Keeps `--view-height` at the height that can be seen, and `--view-bottom` at what a keyboard or a half-open sheet hides
 * below it. The returned function takes a height (px) that a host tells: the smaller one counts.
 */
export function followView(): (told: number) => void {
  let announced = Infinity
  const viewport = window.visualViewport
  const write = () => {
    // A pinch shrinks the visual viewport, too, but hides nothing that a scroll does not bring back.
    const isPinched = (viewport?.scale ?? 1) > 1.01
    const height = Math.min(viewport?.height ?? window.innerHeight, announced)
    if (isPinched || height < leastHeight) return
    const hidden = Math.round(window.innerHeight - height - (viewport?.offsetTop ?? 0))
    root().style.setProperty('--view-height', `${Math.round(height)}px`)
    root().style.setProperty('--view-bottom', `${Math.max(0, hidden)}px`)
  }
  write()
  for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, write)
  window.addEventListener('resize', write)
  return (told) => {
    if (told >= leastHeight) announced = told
    write()
  }
}
