import { encodeQR } from 'qr'

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
  const rows = encodeQR(payload, 'raw', { border: 4 })
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : [])))
  return { size: rows.length, path: dark.join('') }
}

/** The code as an `<img>` of an SVG. */
export function svgImage(payload: string): string {
  return `<img src="data:image/svg+xml;base64,${btoa(svgMarkup(payload))}">`
}

/** The code as an `<img>` of a GIF. */
export const gifImage = (payload: string): string =>
  `<img src="${encodeQR(payload, 'data-url', { border: 4, scale: 6 })}">`
