import type { Slice } from '../../../api/spin.ts'
import { paintingOn, paintWonSlice, type Painting } from './paintWheel.ts'
import type { WheelSize } from './useWheelSize.ts'
import { fullTurnRadians, startAngle, type Face } from './wheelFace.ts'

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

function darkenOthers({ context, face: { count, radius } }: Painting, won: number): void {
  const [begin, end] = [startAngle(won, count), startAngle(won + 1, count)]
  context.beginPath()
  context.moveTo(0, 0)
  context.arc(0, 0, radius, end, begin + (count > 1 ? fullTurnRadians : 0))
  context.fillStyle = `rgb(0 0 0 / ${darkening})`
  context.fill()
}

function paintGlow({ context, face, gold, palette }: Painting, won: number, blur: number): void {
  context.save()
  context.beginPath()
  context.arc(0, 0, face.radius, 0, fullTurnRadians)
  context.clip()
  trace(context, face, won)
  context.fillStyle = palette.light
  context.shadowColor = gold
  context.shadowBlur = blur
  context.fill()
  context.restore()
}

function paintEdge({ context, face, gold, palette }: Painting, won: number): void {
  const edge = Math.min(edgePx, (edgeShare * face.radius * fullTurnRadians) / face.count)
  context.save()
  trace(context, face, won)
  context.clip()
  context.lineJoin = 'round'
  // Half of the line falls outside the clip, so it is drawn twice as wide.
  context.lineWidth = 2 * (edge + linePx)
  context.strokeStyle = palette.dark
  context.stroke()
  context.lineWidth = 2 * edge
  context.strokeStyle = gold
  context.stroke()
  context.restore()
}

function trace(context: CanvasRenderingContext2D, { count, radius }: Face, won: number): void {
  const [begin, end] = [startAngle(won, count), startAngle(won + 1, count)]
  context.beginPath()
  context.arc(0, 0, radius, begin, end)
  context.arc(0, 0, hubEdgePx, end, begin, true)
  context.closePath()
}
