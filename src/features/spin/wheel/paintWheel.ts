import type { Slice } from '../../../api/spin.ts'
import type { WheelSize } from './useWheelSize.ts'
import { colorsOf } from './wheelColors.ts'
import {
  startAngle,
  faceOf,
  fullTurnRadians,
  isUpsideDown,
  lineHeight,
  labelAreaOf,
  seenAngle,
  type Face,
} from './wheelFace.ts'
import { fitLabels, type Measure } from './wheelLabels.ts'
import { themeOf, penOf, readColor, type Pen } from './wheelPen.ts'

/** The least number of bulbs on the rim. With more slices than `fineFromCount`, lines and bulbs are finer. */
const minBulbs = 24
const fineFromCount = 24

/** Paints the wheel. Its labels are read without turning the head when it rests at an angle (degrees). */
export function paintWheel(canvas: HTMLCanvasElement, size: WheelSize, slices: readonly Slice[], rest: number): void {
  const pen = penOf(canvas, size)
  if (!pen || slices.length === 0) return
  const face = faceOf(size.side, slices.length)
  const { palette, family } = themeOf(canvas)
  const colors = colorsOf(slices, palette, (color) => readColor(pen, color))
  colors.forEach(({ ground }, index) => fillSlice(pen, face, index, palette.light, ground))
  paintBorders(pen, face, palette.light)
  paintRim(pen, face, palette.light, palette.dark)
  const texts = colors.map(({ text }) => text)
  writeLabels(pen, face, { family, colors: texts, rest }, slices)
}

/** A transparent colour is painted over `light`. */
function fillSlice(pen: Pen, { count, radius }: Face, index: number, light: string, color: string): void {
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.arc(0, 0, radius, startAngle(index, count), startAngle(index + 1, count))
  for (const each of [light, color]) {
    pen.fillStyle = each
    pen.fill()
  }
}

/** Neighbours may have the same colour, so lines separate them. */
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

/** A dark edge before the golden rim, and on it a bulb at each border and smaller ones between borders that are far apart. */
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

interface Lettering {
  readonly family: string
  readonly colors: readonly string[]
  readonly rest: number
}

function writeLabels(pen: Pen, face: Face, { family, colors, rest }: Lettering, slices: readonly Slice[]): void {
  const font = (size: number) => `700 ${size}px ${family}`
  pen.font = font(100)
  const written = layOutLabels(slices, face, (text) => pen.measureText(text).width / 100)
  written.forEach(({ size, lines }, index) => {
    pen.font = font(size)
    pen.fillStyle = colors[index] ?? ''
    pen.save()
    pen.rotate(startAngle(index + 0.5, face.count))
    const label = { lines, height: size * lineHeight }
    if (face.isLevel) writeLevel(pen, face, label, seenAngle(face, index, rest))
    else writeOutwards(pen, face, label, isUpsideDown(face, index, rest))
    pen.restore()
  })
}

/** Level labels have two sizes: one for amounts, and one for words, which is not larger. Those that run outwards have one size. */
function layOutLabels(slices: readonly Slice[], face: Face, measure: Measure): { size: number; lines: Lines }[] {
  const area = labelAreaOf(face)
  const fit = (labels: string[], sizes: readonly number[]) => fitLabels(labels, { ...area, sizes }, measure)
  const isLarge = (label: string) => face.isLevel && isAmount(label)
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

/** A number with signs alone, as of a currency. */
const isAmount = (label: string) => /\d/.test(label) && !/\p{L}/u.test(label)

type Lines = readonly string[]

interface Label {
  readonly lines: Lines
  /** Of one line, in px. */
  readonly height: number
}

/** Writes a label in the middle of its slice, which is seen at an angle and is the x axis, so that it is level. */
function writeLevel(pen: Pen, { middle }: Face, { lines, height }: Label, seen: number): void {
  pen.textBaseline = 'middle'
  pen.textAlign = 'center'
  pen.translate(middle, 0)
  pen.rotate(-seen)
  lines.forEach((line, row) => pen.fillText(line, 0, (row + 0.5 - lines.length / 2) * height))
}

/** Writes a label along the x axis, which is the middle of its slice; from the other side where it would be upside down. */
function writeOutwards(pen: Pen, { outer }: Face, { lines, height }: Label, isTurned: boolean): void {
  pen.textBaseline = 'middle'
  pen.textAlign = isTurned ? 'left' : 'right'
  if (isTurned) pen.rotate(Math.PI)
  lines.forEach((line, row) => pen.fillText(line, isTurned ? -outer : outer, (row + 0.5 - lines.length / 2) * height))
}
