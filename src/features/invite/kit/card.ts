import { encodeQR } from 'qr'
import { loadMark } from '../../../ui/brandPicture.ts'
import { fileOf, pngOf } from '../../../web/canvasPng.ts'

/** What a picture card says. */
export interface Card {
  /** What the QR code holds. */
  readonly link: string
  /** The service's name. */
  readonly service: string
  readonly headline: string
  /** The inviter code with its label, as in “Inviter code PR1”. */
  readonly code: string
}

/** A word on a card: its middle, the room that it has, and its letters' size at most (px). */
interface Line {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly letters: number
}

/** The places on a card (px). */
interface Layout {
  readonly width: number
  readonly height: number
  /** The mark's left upper corner and side, and the name beside it. */
  readonly brand: Line
  readonly headline: Line
  readonly code: Line
  /** The white square with the QR code. */
  readonly qr: { readonly x: number; readonly y: number; readonly side: number }
}

/** The sizes that places for pictures have: a post, a story (whose upper and lower 250 px an app covers), a cover. */
export const layouts = {
  square: {
    width: 1080,
    height: 1080,
    brand: { x: 540, y: 104, width: 920, letters: 52 },
    headline: { x: 540, y: 220, width: 960, letters: 56 },
    qr: { x: 210, y: 290, side: 660 },
    code: { x: 540, y: 1014, width: 960, letters: 42 },
  },
  story: {
    width: 1080,
    height: 1920,
    brand: { x: 540, y: 360, width: 920, letters: 64 },
    headline: { x: 540, y: 530, width: 960, letters: 64 },
    qr: { x: 130, y: 640, side: 820 },
    code: { x: 540, y: 1560, width: 960, letters: 48 },
  },
  wide: {
    width: 1200,
    height: 630,
    brand: { x: 310, y: 200, width: 500, letters: 44 },
    headline: { x: 310, y: 325, width: 520, letters: 48 },
    qr: { x: 624, y: 52, side: 526 },
    code: { x: 310, y: 430, width: 520, letters: 34 },
  },
} as const satisfies Record<string, Layout>

export type CardSize = keyof typeof layouts
export const cardSizes = Object.keys(layouts) as CardSize[]

/** The light margin that scanners need (ISO/IEC 18004). */
const quietZoneModules = 4

/** Draws a card as a PNG. Null if this browser cannot. */
export async function cardPicture(size: CardSize, card: Card, name: string) {
  const mark = await loadMark()
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const layout = layouts[size]
  Object.assign(canvas, { width: layout.width, height: layout.height })
  drawCard(pen, layout, card, mark)
  const source = pngOf(canvas)
  return source === null ? null : { source, file: fileOf(source, name) }
}

/** Fills an area with a colour of the brand. A canvas ignores what is no colour: then it is the other one. */
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

function drawCard(pen: CanvasRenderingContext2D, layout: Layout, card: Card, mark: CanvasImageSource | null): void {
  // It holds white letters, which the build checks.
  fill(pen, '--brand-deep', '#131a26', [0, 0, layout.width, layout.height])
  fill(pen, '--brand-gold', '#fff', [0, layout.height - 12, layout.width, 12])
  drawBrand(pen, layout.brand, card.service, mark)
  write(pen, layout.headline, card.headline, 700)
  drawQr(pen, layout.qr, card.link)
  write(pen, layout.code, card.code, 600)
}

/** Letters as large as their place allows: a long word is smaller, never cut. @returns the width in pixels. */
function fit(pen: CanvasRenderingContext2D, text: string, { width, letters }: Line, weight: number): number {
  const family = getComputedStyle(document.body).fontFamily
  const sized = (px: number) => {
    pen.font = `${weight} ${px}px ${family}`
    return pen.measureText(text).width
  }
  const wide = sized(letters)
  return wide <= width ? wide : sized(Math.floor((letters * width) / wide))
}

function write(pen: CanvasRenderingContext2D, line: Line, text: string, weight: number): void {
  fit(pen, text, line, weight)
  pen.fillStyle = '#fff'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, line.x, line.y)
}

function drawBrand(pen: CanvasRenderingContext2D, line: Line, service: string, mark: CanvasImageSource | null): void {
  const side = mark ? line.letters * 1.8 : 0
  const gap = mark ? line.letters * 0.45 : 0
  const place = { ...line, width: line.width - side - gap }
  const wide = fit(pen, service, place, 700)
  const left = line.x - (side + gap + wide) / 2
  if (mark) pen.drawImage(mark, left, line.y - side / 2, side, side)
  write(pen, { ...place, x: left + side + gap + wide / 2 }, service, 700)
}

/** The code in the middle of its white square. A whole number of pixels a module keeps its edges sharp. */
function drawQr(pen: CanvasRenderingContext2D, { x, y, side }: Layout['qr'], link: string): void {
  const rows = encodeQR(link, 'raw', { border: quietZoneModules })
  const modulePx = Math.floor(side / rows.length)
  const start = Math.floor((side - modulePx * rows.length) / 2)
  pen.fillStyle = '#fff'
  pen.fillRect(x, y, side, side)
  pen.fillStyle = '#000'
  for (const [down, row] of rows.entries())
    for (const [right, isDark] of row.entries())
      if (isDark) pen.fillRect(x + start + right * modulePx, y + start + down * modulePx, modulePx, modulePx)
}
