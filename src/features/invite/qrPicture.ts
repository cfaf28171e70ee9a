import { encodeQR } from 'qr'
import { fileOf, pngOf } from '../../web/canvas.ts'

/** A QR code as the source of an image, and as a file; null if this browser cannot draw. */
export interface QrPicture {
  readonly source: string
  readonly file: File | null
}

/** The light margin that scanners need (ISO/IEC 18004). */
const quietZoneModules = 4

/** The side of a module in the PNG. An integer keeps the edges sharp. */
const modulePx = 24

/**
 * Draws a text as a QR code, black on white. It is a PNG, which a long press can save, or an SVG in browsers that cannot draw one.
 * @throws Error for a text that is too long for a code, above some 2,000 characters.
 */
export function qrPicture(text: string, name: string): QrPicture {
  const rows = encodeQR(text, 'raw', { border: quietZoneModules })
  const png = drawPng(rows)
  return png === null ? { source: svgOf(rows), file: null } : { source: png, file: fileOf(png, name) }
}

type Rows = readonly (readonly boolean[])[]

/** The dark modules, by their column and row. */
const darkOf = (rows: Rows) => rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])))

function drawPng(rows: Rows): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = rows.length * modulePx
  canvas.height = rows.length * modulePx
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(modulePx, modulePx)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, rows.length, rows.length)
  context.fillStyle = '#000'
  for (const { x, y } of darkOf(rows)) context.fillRect(x, y, 1, 1)
  return pngOf(canvas)
}

function svgOf(rows: Rows): string {
  const size = rows.length
  const path = darkOf(rows).map(({ x, y }) => `M${x} ${y}h1v1h-1Z`)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * modulePx}" height="${size * modulePx}">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path shape-rendering="crispEdges" d="${path.join('')}"/></svg>`
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
}
