import type { WheelSize } from './useWheelSize.ts'
import { beginOf, faceOf, full } from './wheelFace.ts'
import { looksOf, penOf } from './wheelPen.ts'

/** How much darker the slices become that were not won (spec, section 9). */
const darkening = 0.25

/** Paints what lies over a wheel that has come to rest: every slice but one is darker, and that one has a golden edge. */
export function paintShade(canvas: HTMLCanvasElement, size: WheelSize, count: number, won: number): void {
  const pen = penOf(canvas, size)
  if (!pen) return
  const face = faceOf(size.side, count)
  const [begin, end] = [beginOf(won, count), beginOf(won + 1, count)]
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, face.radius, end, begin + (count > 1 ? full : 0))
  pen.fillStyle = `rgb(0 0 0 / ${darkening})`
  pen.fill()
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, face.radius - 1.5, begin, end)
  pen.closePath()
  pen.lineJoin = 'round'
  pen.lineWidth = 3
  pen.strokeStyle = looksOf(canvas).gold
  pen.stroke()
}
