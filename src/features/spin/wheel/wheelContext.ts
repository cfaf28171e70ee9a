import type { WheelSize } from './useWheelSize.ts'
import type { Palette } from './wheelColors.ts'

/** Draws in CSS px from the centre; null without a context. */
export function wheelContext(canvas: HTMLCanvasElement, { side, pixels }: WheelSize): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d')
  if (!context) return null
  const scale = pixels / side
  context.setTransform(scale, 0, 0, scale, pixels / 2, pixels / 2)
  context.clearRect(-side / 2, -side / 2, side, side)
  return context
}

export function wheelThemeOf(element: Element) {
  const style = getComputedStyle(element)
  const role = (name: string) => style.getPropertyValue(name).trim()
  const gold = role('--brand-gold')
  const palette: Palette = { grounds: [role('--brand'), gold, '#4f5a6e'], dark: role('--brand-ink'), light: '#ffffff' }
  return { palette, gold, family: style.fontFamily }
}

/** @returns null if invalid: the canvas then keeps its colour. */
export function readColor(context: CanvasRenderingContext2D, color: string): string | null {
  const [first, second] = ['#000000', '#ffffff'].map((before) => {
    context.fillStyle = before
    context.fillStyle = color
    return context.fillStyle
  })
  return typeof first === 'string' && first === second ? first : null
}
