import type { Slice } from '../../../api/spin.ts'
import type { WheelSize } from './useWheelSize.ts'
import { sliceColors } from './wheelColors.ts'
import { wheelThemeOf, wheelContext, readColor } from './wheelContext.ts'
import {
  startAngle,
  wheelFace,
  fullTurnRadians,
  isUpsideDown,
  lineHeight,
  labelAreaOf,
  seenAngle,
  type Face,
} from './wheelFace.ts'
import { fitLabels, type Measure } from './wheelLabels.ts'

/** Wheels with more slices have finer lines and pegs. */
const fineFromCount = 24

const shineStops = [
  [0.3, 'rgb(255 255 255 / 0.65)'],
  [0.7, 'rgb(255 255 255 / 0)'],
  [0.85, 'rgb(0 0 0 / 0)'],
  [1, 'rgb(0 0 0 / 0.16)'],
] as const

const wonGrowth = 1.2

/**
 * Both canvases are painted with it; labels are upright at `rest`, degrees.
 * @returns null without a context or slices.
 */
export function paintingOn(canvas: HTMLCanvasElement, size: WheelSize, slices: readonly Slice[], rest: number) {
  const context = wheelContext(canvas, size)
  if (!context || slices.length === 0) return null
  const theme = wheelThemeOf(canvas)
  const colors = sliceColors(slices, theme.palette, (color) => readColor(context, color))
  return { ...theme, context, face: wheelFace(size.side, slices.length), colors, slices, rest }
}

export type Painting = NonNullable<ReturnType<typeof paintingOn>>

export function paintWheel(canvas: HTMLCanvasElement, size: WheelSize, slices: readonly Slice[], rest: number): void {
  const painting = paintingOn(canvas, size, slices, rest)
  if (!painting) return
  slices.forEach((_, index) => fillSlice(painting, index))
  paintBorders(painting)
  paintRim(painting)
  layOutLabels(painting).forEach((label, index) => writeLabel(painting, index, label))
}

/** Light below a transparent colour; gold lit from the hub. */
function fillSlice({ context, face: { count, radius }, palette, gold, colors }: Painting, index: number): void {
  const ground = colors[index]?.ground ?? palette.light
  const fills: (string | CanvasGradient)[] = [palette.light, ground]
  if (ground === readColor(context, gold)) {
    const shine = context.createRadialGradient(0, 0, 0, 0, 0, radius)
    for (const [at, stop] of shineStops) shine.addColorStop(at, stop)
    fills.push(shine)
  }
  context.beginPath()
  context.moveTo(0, 0)
  context.arc(0, 0, radius, startAngle(index, count), startAngle(index + 1, count))
  for (const each of fills) {
    context.fillStyle = each
    context.fill()
  }
}

function paintBorders({ context, face: { count, radius }, palette }: Painting): void {
  context.strokeStyle = palette.light
  context.lineWidth = count > fineFromCount ? 0.75 : 1.5
  context.beginPath()
  for (let index = 0; index < count; index += 1) {
    const begin = startAngle(index, count)
    context.moveTo(0, 0)
    context.lineTo(radius * Math.cos(begin), radius * Math.sin(begin))
  }
  context.stroke()
}

function paintRim({ context, face: { count, radius, pegs }, palette }: Painting): void {
  context.strokeStyle = palette.dark
  context.beginPath()
  context.arc(0, 0, radius, 0, fullTurnRadians)
  context.lineWidth = 2
  context.stroke()
  context.lineWidth = 1
  context.fillStyle = palette.light
  const peg = count > fineFromCount ? 1.75 : 3.25
  for (let index = 0; index < count; index += 1) {
    const direction = startAngle(index, count)
    context.beginPath()
    context.arc(pegs * Math.cos(direction), pegs * Math.sin(direction), peg, 0, fullTurnRadians)
    context.fill()
    context.stroke()
  }
}

/** For a canvas over the wheel; enlarges the label if it fits. */
export function paintWonSlice(painting: Painting, won: number): void {
  const written = layOutLabels(painting)[won]
  if (!written) return
  fillSlice(painting, won)
  const most = Math.round(written.size * wonGrowth)
  const sizes = Array.from({ length: most - written.size + 1 }, (_, less) => most - less)
  const label = painting.slices[won]?.label ?? ''
  const { size, lines } = fitLabels([label], { ...labelAreaOf(painting.face), sizes }, measureWith(painting))
  writeLabel(painting, won, { size, lines: lines[0] ?? [] })
}

const fontOf = (family: string, size: number) => `700 ${size}px ${family}`

function measureWith({ context, family }: Painting): Measure {
  context.font = fontOf(family, 100)
  return (text) => context.measureText(text).width / 100
}

function writeLabel({ context, face, family, colors, rest }: Painting, index: number, label: Written): void {
  context.font = fontOf(family, label.size)
  context.fillStyle = colors[index]?.text ?? ''
  context.save()
  context.rotate(startAngle(index + 0.5, face.count))
  if (face.isLevel) writeLevel(context, face, label, seenAngle(face, index, rest))
  else writeOutwards(context, face, label, isUpsideDown(face, index, rest))
  context.restore()
}

/** Font size, px. */
interface Written {
  readonly size: number
  readonly lines: readonly string[]
}

/** Horizontal labels use one size for amounts, another for words; radial labels use one. */
function layOutLabels(painting: Painting): Written[] {
  const { face, slices } = painting
  const [area, measure] = [labelAreaOf(face), measureWith(painting)]
  const fit = (labels: string[], sizes: readonly number[]) => fitLabels(labels, { ...area, sizes }, measure)
  const isLarge = (label: string) => face.isLevel && isAmountLabel(label)
  const labels = slices.map(({ label }) => label)
  const large = fit(labels.filter(isLarge), area.sizes).size
  const small = fit(
    labels.filter((label) => !isLarge(label)),
    area.sizes.filter((size) => size <= large),
  ).size
  return labels.map((label) => {
    const size = isLarge(label) ? large : small
    return { size, lines: fit([label], [size]).lines[0] ?? [] }
  })
}

/** True for digits and signs alone, as of a currency. */
const isAmountLabel = (label: string) => /\d/.test(label) && !/\p{L}/u.test(label)

/** Turns the text level; `seen` is the slice's angle to the player. */
function writeLevel(context: CanvasRenderingContext2D, { middle }: Face, { lines, size }: Written, seen: number): void {
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  context.translate(middle, 0)
  context.rotate(-seen)
  lines.forEach((line, row) => context.fillText(line, 0, (row + 0.5 - lines.length / 2) * size * lineHeight))
}

/** The x axis is the slice's middle. Flips labels that would be upside down. */
function writeOutwards(
  context: CanvasRenderingContext2D,
  { outer }: Face,
  { lines, size }: Written,
  isTurned: boolean,
): void {
  context.textBaseline = 'middle'
  context.textAlign = isTurned ? 'left' : 'right'
  if (isTurned) context.rotate(Math.PI)
  lines.forEach((line, row) =>
    context.fillText(line, isTurned ? -outer : outer, (row + 0.5 - lines.length / 2) * size * lineHeight),
  )
}
