import type { WheelSize } from './useWheelSize.ts'
import { startAngle, faceOf, fullTurnRadians } from './wheelFace.ts'
import { themeOf, penOf } from './wheelPen.ts'

/** The opacity of the black over the other slices (spec, section 9). */
const darkening = 0.25

/** Paints the overlay of a wheel at rest: the won slice has a golden edge, the others are darker. */
export function paintShade(canvas: HTMLCanvasElement, size: WheelSize, count: number, won: number): void {
  const pen = penOf(canvas, size)
  if (!pen) return
  const face = faceOf(size.side, count)
  const [begin, end] = [startAngle(won, count), startAngle(won + 1, count)]
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, face.radius, end, begin + (count > 1 ? fullTurnRadians : 0))
  pen.fillStyle = `rgb(0 0 0 / ${darkening})`
  pen.fill()
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, face.radius - 2, begin, end)
  pen.closePath()
  pen.lineJoin = 'round'
  pen.lineWidth = 4
  pen.strokeStyle = themeOf(canvas).gold
  pen.stroke()
}
