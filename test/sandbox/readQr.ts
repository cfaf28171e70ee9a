import { decodeQR } from 'qr/decode.js'

/** What a reader of codes reads off a markup that the sandbox answered: SVG text, or an `<img>` of an SVG or a GIF. */
export const readQr = (markup: string): string => decodeQR(pixelsOf(markup))

/** The pixels of such a markup, as a browser draws it. */
export function pixelsOf(markup: string) {
  const [, type, base64 = ''] = /^<img src="data:image\/([a-z+]+);base64,([^"]+)">$/.exec(markup) ?? []
  const bytes = Buffer.from(base64, 'base64')
  return type === 'gif' ? ofGif(bytes) : ofSvg(type ? bytes.toString() : markup)
}

function ofSvg(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1Z/g)].map(([, x, y]) => `${x} ${y}`))
  return pixels(size * 8, (x, y) => dark.has(`${Math.floor(x / 8)} ${Math.floor(y / 8)}`))
}

/** A byte for each pixel, in blocks of 126 behind 408 bytes, each with two bytes in front. */
function ofGif(gif: Buffer) {
  const width = gif.readUInt16LE(6)
  return pixels(width, (x, y) => gif[410 + Math.floor((y * width + x) / 126) * 2 + y * width + x] === 1)
}

function pixels(size: number, isDark: (x: number, y: number) => boolean) {
  const data = new Uint8Array(size * size * 4).map((_, index) => {
    const pixel = Math.floor(index / 4)
    return index % 4 < 3 && isDark(pixel % size, Math.floor(pixel / size)) ? 0 : 255
  })
  return { width: size, height: size, data }
}
