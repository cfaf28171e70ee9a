/** Bytes in every page. */
const mostInPage = 4_096
const mostInFile = 16_384

const useless = /<(script|image|foreignObject)\b|\son\w+=|href\s*=\s*["'](?!#)/i

/** A canvas needs a size. @throws {Error} if a style cannot show it. */
export function drawingOf(file: string, svg: string): string {
  const { drawing, opening, width, height } = checkDrawing(file, svg, mostInPage)
  const sized = opening
    .replaceAll(/\s(width|height)="[^"]*"/g, '')
    .replace('<svg', `<svg width="${width}" height="${height}"`)
  return `url("data:image/svg+xml,${escaped(sized + drawing.slice(opening.length))}")`
}

export function checkDrawing(file: string, svg: string, mostBytes = mostInFile) {
  const drawing = svg
    .replace(/<\?xml.*?\?>|<!--[^]*?-->/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim()
  const [opening] = /^<svg\b[^>]*>/.exec(drawing) ?? []
  const [, width, height] = /\sviewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(opening ?? '') ?? []
  if (opening === undefined || !drawing.endsWith('</svg>')) throw new Error(`${file} is no SVG`)
  if (width === undefined || height === undefined) throw new Error(`${file} has no viewBox`)
  if (useless.test(drawing)) throw new Error(`${file}: a script, a picture or an address in it would not work`)
  if (drawing.length > mostBytes) throw new Error(`${file} has more than ${mostBytes} bytes`)
  return { drawing, opening, width, height }
}

const escaped = (svg: string) =>
  (svg.includes("'") ? svg : svg.replaceAll('"', "'")).replaceAll(/[%#"<>{}\\]/g, encodeURIComponent)
