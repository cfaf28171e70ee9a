import type { Receipt, Tone } from '../../lib/alerts.ts'
import { pngOf, linesOf } from '../../lib/canvas.ts'
import { sign } from '../../ui/brandedPicture.ts'

const toneColors = {
  success: ['#0b6e3f', '#ffffff'],
  waiting: ['#f2a93b', '#3a2c12'],
  error: ['#b3261e', '#ffffff'],
} as const

function disc(context: CanvasRenderingContext2D, tone: Tone, x: number, y: number): void {
  const [ground, mark] = toneColors[tone]
  const line = (...points: readonly (readonly [number, number])[]) => {
    context.beginPath()
    for (const [right, down] of points) context.lineTo(x + right, y + down)
    context.stroke()
  }
  context.setLineDash([])
  context.beginPath()
  context.arc(x, y, 28, 0, 2 * Math.PI)
  context.fillStyle = ground
  context.fill()
  context.strokeStyle = mark
  context.lineWidth = 3
  context.lineCap = 'round'
  if (tone === 'success') line([-10, 0], [-3, 8], [11, -8])
  else if (tone === 'waiting') {
    context.beginPath()
    context.arc(x, y, 12, 0, 2 * Math.PI)
    context.stroke()
    line([0, -7], [0, 0], [5, 3])
  } else {
    line([-8, -8], [8, 8])
    line([8, -8], [-8, 8])
  }
  context.lineWidth = 1
}

interface DrawnReceipt extends Receipt {
  readonly service: string
  readonly mark: CanvasImageSource | null
  readonly tone: Tone
  readonly title: string
}

const [widthPx, marginPx, scale] = [360, 28, 3]
const contentPx = widthPx - 2 * marginPx
/** Paper is white in dark mode too. */
const paperInk = { text: '#131a26', muted: '#566074', line: '#d5dae3' }

export function receiptPicture(slip: DrawnReceipt): string | null {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return null
  canvas.width = widthPx * scale
  // The first pass finds the height; resizing clears the canvas.
  canvas.height = Math.ceil(paint(context, slip)) * scale
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  paint(context, slip)
  return pngOf(canvas)
}

/** Draws the receipt; returns its height in px. */
function paint(
  context: CanvasRenderingContext2D,
  { service, mark, tone, title, amount, caption, rows }: DrawnReceipt,
): number {
  let y = marginPx
  const family = getComputedStyle(document.body).fontFamily
  const write = (text: string, [weight, sizePx, color]: readonly [number, number, string], align: CanvasTextAlign) => {
    context.font = `${weight} ${sizePx}px ${family}`
    context.fillStyle = color
    context.textAlign = align
    const x = { center: widthPx / 2, left: marginPx, right: widthPx - marginPx }[align as 'center' | 'left' | 'right']
    const lines = linesOf(context, text, align === 'right' ? contentPx * 0.62 : contentPx)
    lines.forEach((line, index) => context.fillText(line, x, y + sizePx * (1.25 + 1.6 * index)))
    return lines.length * sizePx * 1.6
  }
  y += mark
    ? sign(context, mark, { side: widthPx, top: y, service })
    : write(service, [600, 14, paperInk.muted], 'center')
  y += 16
  disc(context, tone, widthPx / 2, y + 28)
  y += 68
  y += write(title, [600, 18, paperInk.text], 'center')
  y += write(amount, [700, 32, paperInk.text], 'center') + 4
  if (caption) y += write(caption, [400, 14, paperInk.muted], 'center') + 4
  context.setLineDash([4, 4])
  context.strokeStyle = paperInk.line
  context.strokeRect(marginPx, y + 8, contentPx, 0)
  y += 20
  for (const { label, value } of rows.filter((row) => row.value !== '')) {
    write(label, [400, 14, paperInk.muted], 'left')
    y += write(value, [600, 14, paperInk.text], 'right') + 4
  }
  return y + marginPx
}
