import { encodeQR } from 'qr'

/** A code as the source of an image, and the same as a file to keep; null where this browser draws nothing. */
export interface QrPicture {
  readonly source: string
  readonly file: File | null
}

/** The light margin that readers need, in modules (ISO/IEC 18004). */
const quiet = 4

/** A module's side in the PNG, in px: a whole number keeps every edge sharp. */
const scale = 24

/**
 * Draws a text as a QR code, black on white. It is a PNG, which a long press can keep where a page may save nothing; SVG where the
 * browser draws none. @throws Error for a text that no code can hold, above some 2,000 characters.
 */
export function qrPicture(text: string, name: string): QrPicture {
  const rows = encodeQR(text, 'raw', { border: quiet })
  const png = drawPng(rows)
  return png === null ? { source: svgOf(rows), file: null } : { source: png, file: fileOf(png, name) }
}

type Rows = readonly (readonly boolean[])[]

/** The dark modules, by their column and row. */
const darkOf = (rows: Rows) => rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])))

function drawPng(rows: Rows): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = rows.length * scale
  canvas.height = rows.length * scale
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, rows.length, rows.length)
  context.fillStyle = '#000'
  for (const { x, y } of darkOf(rows)) context.fillRect(x, y, 1, 1)
  const drawn = canvas.toDataURL('image/png')
  // Where memory is short it is an empty one.
  return drawn.startsWith('data:image/png') ? drawn : null
}

function svgOf(rows: Rows): string {
  const size = rows.length
  const path = darkOf(rows).map(({ x, y }) => `M${x} ${y}h1v1h-1Z`)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * scale}" height="${size * scale}">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path shape-rendering="crispEdges" d="${path.join('')}"/></svg>`
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
}

/** The page's policy lets no address of something made here be fetched, so the bytes are read off it. */
function fileOf(source: string, name: string): File {
  const bytes = atob(source.slice(source.indexOf(',') + 1))
  return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], name, { type: 'image/png' })
}
