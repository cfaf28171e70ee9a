import type { Slice } from '../../../api/spin.ts'
import { paintingOn, paintWonSlice, type Painting } from './paintWheel.ts'
import type { WheelSize } from './useWheelSize.ts'
import { fullTurnRadians, startAngle, type Face } from './wheelFace.ts'
import type { Pen } from './wheelPen.ts'

/** The factor that darkens the other slices. */
const darkening = 0.25

/** At most a tenth of the slice, which may be narrow. */
const edgePx = 3.5
const edgeShare = 0.1

const linePx = 1
const glowPx = 13

/** Matches the hub's ring in Wheel.module.css. */
const hubEdgePx = 52

export function paintShade(
  canvas: HTMLCanvasElement,
  size: WheelSize,
  slices: readonly Slice[],
  won: number,
  rest: number,
): void {
  const painting = paintingOn(canvas, size, slices, rest)
  if (!painting) return
  darkenOthers(painting, won)
  // Canvas shadows are measured in pixels of the bitmap.
  paintGlow(painting, won, (glowPx * size.pixels) / size.side)
  paintWonSlice(painting, won)
  paintEdge(painting, won)
}

function darkenOthers({ pen, face: { count, radius } }: Painting, won: number): void {
  const [begin, end] = [startAngle(won, count), startAngle(won + 1, count)]
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, radius, end, begin + (count > 1 ? fullTurnRadians : 0))
  pen.fillStyle = `rgb(0 0 0 / ${darkening})`
  pen.fill()
}

function paintGlow({ pen, face, gold, palette }: Painting, won: number, blur: number): void {
  pen.save()
  pen.beginPath()
  pen.arc(0, 0, face.radius, 0, fullTurnRadians)
  pen.clip()
  trace(pen, face, won)
  pen.fillStyle = palette.light
  pen.shadowColor = gold
  pen.shadowBlur = blur
  pen.fill()
  pen.restore()
}

function paintEdge({ pen, face, gold, palette }: Painting, won: number): void {
  const edge = Math.min(edgePx, (edgeShare * face.radius * fullTurnRadians) / face.count)
  pen.save()
  trace(pen, face, won)
  pen.clip()
  pen.lineJoin = 'round'
  // Half of the line falls outside the clip, so it is drawn twice as wide.
  pen.lineWidth = 2 * (edge + linePx)
  pen.strokeStyle = palette.dark
  pen.stroke()
  pen.lineWidth = 2 * edge
  pen.strokeStyle = gold
  pen.stroke()
  pen.restore()
}

function trace(pen: Pen, { count, radius }: Face, won: number): void {
  const [begin, end] = [startAngle(won, count), startAngle(won + 1, count)]
  pen.beginPath()
  pen.arc(0, 0, radius, begin, end)
  pen.arc(0, 0, hubEdgePx, end, begin, true)
  pen.closePath()
}
