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
import { themeOf, penOf, readColor, type Pen, type Theme } from './wheelPen.ts'

/** Above `fineFromCount` slices, lines and bulbs are finer. */
const minBulbs = 24
const fineFromCount = 24

const shineStops = [
  [0.3, 'rgb(255 255 255 / 0.65)'],
  [0.7, 'rgb(255 255 255 / 0)'],
  [0.85, 'rgb(0 0 0 / 0)'],
  [1, 'rgb(0 0 0 / 0.16)'],
] as const

const wonGrowth = 1.2

/** Labels are upright at `rest`, degrees. */
export function paintWheel(canvas: HTMLCanvasElement, size: WheelSize, slices: readonly Slice[], rest: number): void {
  const pen = penOf(canvas, size)
  if (!pen || slices.length === 0) return
  const face = wheelFace(size.side, slices.length)
  const { palette, family } = themeOf(canvas)
  const colors = sliceColors(slices, palette, (color) => readColor(pen, color))
  colors.forEach(({ ground }, index) => fillSlice(pen, face, index, fillsOf(pen, face, themeOf(canvas), ground)))
  paintBorders(pen, face, palette.light)
  paintRim(pen, face, palette.light, palette.dark)
  layOutLabels(slices, face, measureWith(pen, family)).forEach((label, index) =>
    writeLabel(pen, face, index, label, { family, color: colors[index]?.text ?? '', rest }),
  )
}

/** In order: `light` below a transparent colour; gold lit from the hub. */
function fillsOf(pen: Pen, { radius }: Face, { palette, gold }: Theme, color: string) {
  if (color !== readColor(pen, gold)) return [palette.light, color]
  const shine = pen.createRadialGradient(0, 0, 0, 0, 0, radius)
  for (const [at, stop] of shineStops) shine.addColorStop(at, stop)
  return [palette.light, color, shine]
}

function fillSlice(
  pen: Pen,
  { count, radius }: Face,
  index: number,
  fills: readonly (string | CanvasGradient)[],
): void {
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, radius, startAngle(index, count), startAngle(index + 1, count))
  for (const each of fills) {
    pen.fillStyle = each
    pen.fill()
  }
}

function paintBorders(pen: Pen, { count, radius }: Face, color: string): void {
  pen.strokeStyle = color
  pen.lineWidth = count > fineFromCount ? 0.75 : 1.5
  pen.beginPath()
  for (let index = 0; index < count; index += 1) {
    const begin = startAngle(index, count)
    pen.moveTo(0, 0)
    pen.lineTo(radius * Math.cos(begin), radius * Math.sin(begin))
  }
  pen.stroke()
}

function paintRim(pen: Pen, { count, radius, pegs }: Face, light: string, dark: string): void {
  pen.strokeStyle = dark
  pen.beginPath()
  pen.arc(0, 0, radius, 0, fullTurnRadians)
  pen.lineWidth = 2
  pen.stroke()
  pen.lineWidth = 1
  pen.fillStyle = light
  const steps = Math.ceil(minBulbs / count)
  for (let place = 0; place < count * steps; place += 1) {
    const direction = startAngle(place / steps, count)
    const bulb = place % steps > 0 || count > fineFromCount ? 1.75 : 3.25
    pen.beginPath()
    pen.arc(pegs * Math.cos(direction), pegs * Math.sin(direction), bulb, 0, fullTurnRadians)
    pen.fill()
    pen.stroke()
  }
}

/** For a canvas over the wheel; enlarges the label if it fits. */
export function paintWonSlice(canvas: HTMLCanvasElement, pen: Pen, face: Face, { slices, won, rest }: WonSlice): void {
  const { palette, family } = themeOf(canvas)
  const colors = sliceColors(slices, palette, (color) => readColor(pen, color))[won]
  const measure = measureWith(pen, family)
  const written = layOutLabels(slices, face, measure)[won]
  if (!colors || !written) return
  fillSlice(pen, face, won, fillsOf(pen, face, themeOf(canvas), colors.ground))
  const larger = enlarged(slices[won]?.label ?? '', written, face, measure)
  writeLabel(pen, face, won, larger, { family, color: colors.text, rest })
}

export interface WonSlice {
  readonly slices: readonly Slice[]
  readonly won: number
  /** In degrees. */
  readonly rest: number
}

function enlarged(label: string, written: Written, face: Face, measure: Measure): Written {
  const most = Math.round(written.size * wonGrowth)
  const sizes = Array.from({ length: most - written.size }, (_, less) => most - less)
  const { size, lines } = fitLabels([label], { ...labelAreaOf(face), sizes: [...sizes, written.size] }, measure)
  return { size, lines: lines[0] ?? [] }
}

interface Lettering {
  readonly family: string
  readonly color: string
  readonly rest: number
}

const fontOf = (family: string, size: number) => `700 ${size}px ${family}`

function measureWith(pen: Pen, family: string): Measure {
  pen.font = fontOf(family, 100)
  return (text) => pen.measureText(text).width / 100
}

function writeLabel(pen: Pen, face: Face, index: number, label: Written, lettering: Lettering): void {
  pen.font = fontOf(lettering.family, label.size)
  pen.fillStyle = lettering.color
  pen.save()
  pen.rotate(startAngle(index + 0.5, face.count))
  if (face.isLevel) writeLevel(pen, face, label, seenAngle(face, index, lettering.rest))
  else writeOutwards(pen, face, label, isUpsideDown(face, index, lettering.rest))
  pen.restore()
}

/** Font size, px. */
interface Written {
  readonly size: number
  readonly lines: Lines
}

/** Horizontal labels use one size for amounts, another for words; radial labels use one. */
function layOutLabels(slices: readonly Slice[], face: Face, measure: Measure): Written[] {
  const area = labelAreaOf(face)
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

type Lines = readonly string[]

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
