import type { Tone } from '../messages/alerts.ts'

const tones = {
  success: ['#0b6e3f', '#ffffff'],
  waiting: ['#f2a93b', '#3a2c12'],
  error: ['#b3261e', '#ffffff'],
} as const

/** Draws the disc of an outcome, with its middle at `x` and `y`. */
export function disc(pen: CanvasRenderingContext2D, tone: Tone, x: number, y: number): void {
  const [ground, mark] = tones[tone]
  const line = (...points: readonly (readonly [number, number])[]) => {
    pen.beginPath()
    for (const [right, down] of points) pen.lineTo(x + right, y + down)
    pen.stroke()
  }
  pen.setLineDash([])
  pen.beginPath()
  pen.arc(x, y, 28, 0, 2 * Math.PI)
  pen.fillStyle = ground
  pen.fill()
  pen.strokeStyle = mark
  pen.lineWidth = 3
  pen.lineCap = 'round'
  if (tone === 'success') line([-10, 0], [-3, 8], [11, -8])
  else if (tone === 'waiting') {
    pen.beginPath()
    pen.arc(x, y, 12, 0, 2 * Math.PI)
    pen.stroke()
    line([0, -7], [0, 0], [5, 3])
  } else {
    line([-8, -8], [8, 8])
    line([8, -8], [-8, 8])
  }
  pen.lineWidth = 1
}
