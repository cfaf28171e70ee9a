import type { Slice } from '../../../api/spin.ts'
import type { WheelSize } from './useWheelSize.ts'
import { sliceColors } from './wheelColors.ts'
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
import { wheelThemeOf, penOf, readColor, type Pen } from './wheelPen.ts'

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
  const pen = penOf(canvas, size)
  if (!pen || slices.length === 0) return null
  const theme = wheelThemeOf(canvas)
  const colors = sliceColors(slices, theme.palette, (color) => readColor(pen, color))
  return { ...theme, pen, face: wheelFace(size.side, slices.length), colors, slices, rest }
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
function fillSlice({ pen, face: { count, radius }, palette, gold, colors }: Painting, index: number): void {
  const ground = colors[index]?.ground ?? palette.light
  const fills: (string | CanvasGradient)[] = [palette.light, ground]
  if (ground === readColor(pen, gold)) {
    const shine = pen.createRadialGradient(0, 0, 0, 0, 0, radius)
    for (const [at, stop] of shineStops) shine.addColorStop(at, stop)
    fills.push(shine)
  }
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, radius, startAngle(index, count), startAngle(index + 1, count))
  for (const each of fills) {
    pen.fillStyle = each
    pen.fill()
  }
}

function paintBorders({ pen, face: { count, radius }, palette }: Painting): void {
  pen.strokeStyle = palette.light
  pen.lineWidth = count > fineFromCount ? 0.75 : 1.5
  pen.beginPath()
  for (let index = 0; index < count; index += 1) {
    const begin = startAngle(index, count)
    pen.moveTo(0, 0)
    pen.lineTo(radius * Math.cos(begin), radius * Math.sin(begin))
  }
  pen.stroke()
}

function paintRim({ pen, face: { count, radius, pegs }, palette }: Painting): void {
  pen.strokeStyle = palette.dark
  pen.beginPath()
  pen.arc(0, 0, radius, 0, fullTurnRadians)
  pen.lineWidth = 2
  pen.stroke()
  pen.lineWidth = 1
  pen.fillStyle = palette.light
  const peg = count > fineFromCount ? 1.75 : 3.25
  for (let index = 0; index < count; index += 1) {
    const direction = startAngle(index, count)
    pen.beginPath()
    pen.arc(pegs * Math.cos(direction), pegs * Math.sin(direction), peg, 0, fullTurnRadians)
    pen.fill()
    pen.stroke()
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

function measureWith({ pen, family }: Painting): Measure {
  pen.font = fontOf(family, 100)
  return (text) => pen.measureText(text).width / 100
}

function writeLabel({ pen, face, family, colors, rest }: Painting, index: number, label: Written): void {
  pen.font = fontOf(family, label.size)
  pen.fillStyle = colors[index]?.text ?? ''
  pen.save()
  pen.rotate(startAngle(index + 0.5, face.count))
  if (face.isLevel) writeLevel(pen, face, label, seenAngle(face, index, rest))
  else writeOutwards(pen, face, label, isUpsideDown(face, index, rest))
  pen.restore()
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
function writeLevel(pen: Pen, { middle }: Face, { lines, size }: Written, seen: number): void {
  pen.textBaseline = 'middle'
  pen.textAlign = 'center'
  pen.translate(middle, 0)
  pen.rotate(-seen)
  lines.forEach((line, row) => pen.fillText(line, 0, (row + 0.5 - lines.length / 2) * size * lineHeight))
}

/** The x axis is the slice's middle. Flips labels that would be upside down. */
function writeOutwards(pen: Pen, { outer }: Face, { lines, size }: Written, isTurned: boolean): void {
  pen.textBaseline = 'middle'
  pen.textAlign = isTurned ? 'left' : 'right'
  if (isTurned) pen.rotate(Math.PI)
  lines.forEach((line, row) =>
    pen.fillText(line, isTurned ? -outer : outer, (row + 0.5 - lines.length / 2) * size * lineHeight),
  )
}
