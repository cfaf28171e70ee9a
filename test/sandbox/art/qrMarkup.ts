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
  return image('image/svg+xml', svgMarkup(payload))
}

/** The code as an `<img>` of a PNG. */
export function pngImage(payload: string): string {
  return image('image/png', String.fromCharCode(...png(squares(payload), 6)))
}

function image(type: string, bytes: string): string {
  return `<img src="data:${type};base64,${btoa(bytes)}">`
}

/** Squares as a black and white PNG, each `scale` pixels wide. It is written by hand, as pages have no zlib that answers at once. */
function png(rows: boolean[][], scale: number): number[] {
  const side = rows.length * scale
  const lines = rows.flatMap((row) => {
    const octets = Array.from({ length: Math.ceil(side / 8) }, (_, octet) =>
      Array.from({ length: 8 }, (__, bit) => (row[Math.floor((octet * 8 + bit) / scale)] ? 0 : 128 >> bit)),
    )
    // The 0 in front of a line says that it is not filtered.
    const line = [0, ...octets.map((bits) => bits.reduce((sum, bit) => sum + bit))]
    return Array.from({ length: scale }, () => line).flat()
  })
  const length = [lines.length & 255, lines.length >> 8]
  // One block of zlib that is not compressed.
  const pixels = [0x78, 1, 1, ...length, ...length.map((octet) => 255 - octet), ...lines, ...uint32(adler32(lines))]
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const header = [...uint32(side), ...uint32(side), 1, 0, 0, 0, 0]
  return [...signature, ...chunk('IHDR', header), ...chunk('IDAT', pixels), ...chunk('IEND', [])]
}

function chunk(type: string, data: readonly number[]): number[] {
  const content = [...new TextEncoder().encode(type), ...data]
  return [...uint32(data.length), ...content, ...uint32(crc32(content))]
}

const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

function adler32(bytes: readonly number[]): number {
  let [sum, sums] = [1, 0]
  for (const byte of bytes) {
    sum = (sum + byte) % 65_521
    sums = (sums + sum) % 65_521
  }
  return (sums << 16) | sum
}

function crc32(bytes: readonly number[]): number {
  let check = -1
  for (const byte of bytes) {
    check ^= byte
    for (let bit = 0; bit < 8; bit += 1) check = (check >>> 1) ^ (check & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~check
}
