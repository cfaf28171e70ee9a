import type { WheelSize } from './useWheelSize.ts'
import { startAngle, faceOf, fullTurnRadians } from './wheelFace.ts'
import { themeOf, penOf } from './wheelPen.ts'

/** The opacity of the black over the other slices (spec, section 9). */
const darkening = 0.25

/** The opacity of the white over the won slice, with which its label can still be read, and the glow of its edge. */
const lightening = 0.1
const glowPx = 10

/** Paints the overlay of a wheel at rest: the won slice is lit and has a golden edge, the others are darker. */
export function paintShade(canvas: HTMLCanvasElement, size: WheelSize, count: number, won: number): void {
  const pen = penOf(canvas, size)
  if (!pen) return
  const face = faceOf(size.side, count)
  const [begin, end] = [startAngle(won, count), startAngle(won + 1, count)]
  const { gold, palette } = themeOf(canvas)
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, face.radius, end, begin + (count > 1 ? fullTurnRadians : 0))
  pen.fillStyle = `rgb(0 0 0 / ${darkening})`
  pen.fill()
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, face.radius - 2, begin, end)
  pen.closePath()
  pen.fillStyle = `rgb(255 255 255 / ${lightening})`
  pen.fill()
  pen.lineJoin = 'round'
  pen.lineWidth = 5
  pen.strokeStyle = gold
  pen.shadowColor = palette.light
  // A shadow is measured in the bitmap's pixels.
  pen.shadowBlur = (glowPx * size.pixels) / size.side
  pen.stroke()
}
