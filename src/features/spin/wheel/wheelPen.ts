import type { WheelSize } from './useWheelSize.ts'
import type { Palette } from './wheelColors.ts'

export type Pen = CanvasRenderingContext2D

/** Draws in CSS px from the centre; null without a context. */
export function penOf(canvas: HTMLCanvasElement, { side, pixels }: WheelSize): Pen | null {
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const scale = pixels / side
  pen.setTransform(scale, 0, 0, scale, pixels / 2, pixels / 2)
  pen.clearRect(-side / 2, -side / 2, side, side)
  return pen
}

export function wheelThemeOf(element: Element) {
  const style = getComputedStyle(element)
  const role = (name: string) => style.getPropertyValue(name).trim()
  const gold = role('--brand-gold')
  const palette: Palette = { grounds: [role('--brand'), gold, '#4f5a6e'], dark: role('--brand-ink'), light: '#ffffff' }
  return { palette, gold, family: style.fontFamily }
}

/** @returns null if invalid: the canvas then keeps its colour. */
export function readColor(pen: Pen, color: string): string | null {
  const [first, second] = ['#000000', '#ffffff'].map((before) => {
    pen.fillStyle = before
    pen.fillStyle = color
    return pen.fillStyle
  })
  return typeof first === 'string' && first === second ? first : null
}
