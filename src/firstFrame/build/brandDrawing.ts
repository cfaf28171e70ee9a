/** Every page carries the drawings that are in its style. */
const mostInPage = 4_096
/** A drawing in a file of its own is loaded with what shows it. */
const mostInFile = 16_384

/** What a drawing inside a style does not load or run. */
const useless = /<(script|image|foreignObject)\b|\son\w+=|href\s*=\s*["'](?!#)/i

/**
 * An SVG as the value of a custom property. It gets a size of its own, which browsers need to draw it on a canvas.
 * @throws {Error} for a drawing that a style cannot show.
 */
export function drawingOf(file: string, svg: string): string {
  const { drawing, opening, width, height } = checkDrawing(file, svg, mostInPage)
  const sized = opening
    .replaceAll(/\s(width|height)="[^"]*"/g, '')
    .replace('<svg', `<svg width="${width}" height="${height}"`)
  return `url("data:image/svg+xml,${escaped(sized + drawing.slice(opening.length))}")`
}

/**
 * An SVG without what is not drawn, its opening tag, and the size of its viewBox.
 * @throws {Error} for a drawing that a style cannot show.
 */
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

/** Escapes what ends or bends an address inside quotes, a rule and a style element. */
const escaped = (svg: string) =>
  (svg.includes("'") ? svg : svg.replaceAll('"', "'")).replaceAll(/[%#"<>{}\\]/g, encodeURIComponent)
