import { paintWonSlice, type WonSlice } from './paintWheel.ts'
import type { WheelSize } from './useWheelSize.ts'
import { faceOf, fullTurnRadians, startAngle, type Face } from './wheelFace.ts'
import { penOf, themeOf, type Pen } from './wheelPen.ts'

/** The opacity of the black over the other slices (spec, section 9). */
const darkening = 0.25

/** The gold inside the edge of the won slice, at most a tenth of the slice, which is narrow among many. */
const edgePx = 3.5
const edgeShare = 0.1

/** The dark line between the gold and the slice, and the gold's glow on the neighbours. */
const linePx = 1
const glowPx = 13

/** Where the slice comes out from under the hub's ring (Wheel.module.css). */
const hubEdgePx = 52

/** Paints the overlay of a wheel at rest: the won slice has a golden edge and a larger label, the others are darker. */
export function paintShade(canvas: HTMLCanvasElement, size: WheelSize, shown: WonSlice): void {
  const pen = penOf(canvas, size)
  if (!pen) return
  const face = faceOf(size.side, shown.slices.length)
  const { gold, palette } = themeOf(canvas)
  const won = outlineOf(face, shown.won)
  // A shadow is measured in the bitmap's pixels.
  paintAround(pen, face, won, { gold, blur: (glowPx * size.pixels) / size.side })
  paintWonSlice(canvas, pen, face, shown)
  paintEdge(pen, face, won, { gold, dark: palette.dark })
}

function paintEdge(pen: Pen, { radius, count }: Face, won: Path2D, { gold, dark }: Record<'gold' | 'dark', string>) {
  const edge = Math.min(edgePx, (edgeShare * radius * fullTurnRadians) / count)
  pen.save()
  pen.clip(won)
  pen.lineJoin = 'round'
  // One half of a line is outside, where nothing is painted.
  pen.lineWidth = 2 * (edge + linePx)
  pen.strokeStyle = dark
  pen.stroke(won)
  pen.lineWidth = 2 * edge
  pen.strokeStyle = gold
  pen.stroke(won)
  pen.restore()
}

/** The slice as it is seen: from the hub to the rim, closed at both. */
function outlineOf({ count, radius }: Face, won: number): Path2D {
  const outline = new Path2D()
  const [begin, end] = [startAngle(won, count), startAngle(won + 1, count)]
  outline.arc(0, 0, radius, begin, end)
  outline.arc(0, 0, hubEdgePx, end, begin, true)
  outline.closePath()
  return outline
}

/** Darkens the other slices. The glow of the golden edge falls on them alone. */
function paintAround(pen: Pen, { radius }: Face, won: Path2D, { gold, blur }: { gold: string; blur: number }): void {
  const others = new Path2D(won)
  others.moveTo(radius, 0)
  others.arc(0, 0, radius, 0, fullTurnRadians)
  pen.save()
  pen.clip(others, 'evenodd')
  pen.fillStyle = `rgb(0 0 0 / ${darkening})`
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius)
  pen.fillStyle = gold
  pen.shadowColor = gold
  pen.shadowBlur = blur
  pen.fill(won)
  pen.restore()
}
