import { crc32, deflateSync } from 'node:zlib'
import { encodeQR } from 'qr'

/** The squares of a code that readers can read, with the quiet zone that they need. */
function squares(payload: string): boolean[][] {
  return encodeQR(payload, 'raw', { border: 4 })
}

/** The code as SVG text. */
export function svgMarkup(payload: string): string {
  const { size, path } = svgPath(payload)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}">` +
    `<rect width="${size}" height="${size}" fill="#fff"/>` +
    `<path fill="#000" shape-rendering="crispEdges" d="${path}"/></svg>`
  )
}

/** The dark squares of a code as an SVG path, in a box of `size` by `size` with the quiet zone. */
export function svgPath(payload: string): { size: number; path: string } {
  const rows = squares(payload)
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : [])))
  return { size: rows.length, path: dark.join('') }
}

/** The code as an `<img>` of an SVG. */
export function svgImage(payload: string): string {
  return image('image/svg+xml', Buffer.from(svgMarkup(payload)))
}

/** The code as an `<img>` of a PNG. */
export function pngImage(payload: string): string {
  return image('image/png', png(squares(payload), 6))
}

function image(type: string, bytes: Buffer): string {
  return `<img src="data:${type};base64,${bytes.toString('base64')}">`
}

/** Squares as a PNG of 8-bit greys, each `scale` pixels wide. */
function png(rows: boolean[][], scale: number): Buffer {
  const lines = rows.flatMap((row) => {
    const line = row.flatMap((isDark) => Array.from({ length: scale }, () => (isDark ? 0 : 255)))
    // The 0 in front of a line says that it is not filtered.
    return Array.from({ length: scale }, () => [0, ...line])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(rows.length * scale, 0)
  header.writeUInt32BE(rows.length * scale, 4)
  header.writeUInt8(8, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.from(lines.flat()))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
