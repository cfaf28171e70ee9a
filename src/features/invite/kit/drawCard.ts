import { encodeQR } from 'qr'
import type { Layout, WordPlace } from './cardLayouts.ts'

/** Light margin for scanners (ISO/IEC 18004). */
const cardQuietZoneModules = 4

/** Whole pixels per module keep the edges sharp. */
function drawQr(pen: CanvasRenderingContext2D, { x, y, side }: Layout['qr'], link: string): void {
  const rows = encodeQR(link, 'raw', { border: cardQuietZoneModules })
  const modulePx = Math.floor(side / rows.length)
  const start = Math.floor((side - modulePx * rows.length) / 2)
  pen.fillStyle = '#fff'
  pen.fillRect(x, y, side, side)
  pen.fillStyle = '#000'
  for (const [down, row] of rows.entries())
    for (const [right, isDark] of row.entries())
      if (isDark) pen.fillRect(x + start + right * modulePx, y + start + down * modulePx, modulePx, modulePx)
}

export interface CardContent {
  /** Content of the QR code. */
  readonly link: string
  readonly service: string
  readonly headline: string
  /** With its label, as in “Inviter code PR1”. */
  readonly code: string
}

/** A canvas ignores an invalid colour of the brand, so the fallback stays. */
function fill(
  pen: CanvasRenderingContext2D,
  role: string,
  other: string,
  area: readonly [number, number, number, number],
): void {
  pen.fillStyle = other
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(role).trim()
  pen.fillRect(...area)
}

/** `mark`: null if it cannot be drawn. */
export function drawCard(
  pen: CanvasRenderingContext2D,
  layout: Layout,
  card: CardContent,
  mark: CanvasImageSource | null,
): void {
  // The build checks its contrast with white letters.
  fill(pen, '--brand-deep', '#131a26', [0, 0, layout.width, layout.height])
  fill(pen, '--brand-gold', '#fff', [0, layout.height - 12, layout.width, 12])
  drawBrand(pen, layout.brand, card.service, mark)
  writeLine(pen, layout.headline, card.headline, 700)
  drawQr(pen, layout.qr, card.link)
  writeLine(pen, layout.code, card.code, 600)
}

/** Shrinks long words to fit. @returns the width, px. */
function fit(pen: CanvasRenderingContext2D, text: string, { width, letters }: WordPlace, weight: number): number {
  const family = getComputedStyle(document.body).fontFamily
  const sized = (px: number) => {
    pen.font = `${weight} ${px}px ${family}`
    return pen.measureText(text).width
  }
  const wide = sized(letters)
  return wide <= width ? wide : sized(Math.floor((letters * width) / wide))
}

function writeLine(pen: CanvasRenderingContext2D, line: WordPlace, text: string, weight: number): void {
  fit(pen, text, line, weight)
  pen.fillStyle = '#fff'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, line.x, line.y)
}

function drawBrand(
  pen: CanvasRenderingContext2D,
  line: WordPlace,
  service: string,
  mark: CanvasImageSource | null,
): void {
  const side = mark ? line.letters * 1.8 : 0
  const gap = mark ? line.letters * 0.45 : 0
  const place = { ...line, width: line.width - side - gap }
  const wide = fit(pen, service, place, 700)
  const left = line.x - (side + gap + wide) / 2
  if (mark) pen.drawImage(mark, left, line.y - side / 2, side, side)
  writeLine(pen, { ...place, x: left + side + gap + wide / 2 }, service, 700)
}
