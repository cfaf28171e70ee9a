import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isColor } from '../../lib/colors.ts'
import { brandRoles } from './brandColors.ts'

/** In bytes. Every page carries the drawings. */
const mostInPage = 4_096
const mostInFile = 16_384

const forbidden = /<(script|image|foreignObject)\b|\son\w+=|href\s*=\s*["'](?!#)/i

/** Adds width and height, without which a canvas cannot draw it. Throws if a style cannot show it. */
function drawingOf(file: string, svg: string): string {
  const { drawing, opening, width, height } = checkDrawing(file, svg, mostInPage)
  const sized = opening
    .replaceAll(/\s(width|height)="[^"]*"/g, '')
    .replace('<svg', `<svg width="${width}" height="${height}"`)
  return `url("data:image/svg+xml,${escaped(sized + drawing.slice(opening.length))}")`
}

function checkDrawing(file: string, svg: string, mostBytes = mostInFile) {
  const drawing = svg
    .replace(/<\?xml.*?\?>|<!--[^]*?-->/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim()
  const [opening] = /^<svg\b[^>]*>/.exec(drawing) ?? []
  const [, width, height] = /\sviewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(opening ?? '') ?? []
  if (opening === undefined || !drawing.endsWith('</svg>')) throw new Error(`${file} is no SVG`)
  if (width === undefined || height === undefined) throw new Error(`${file} has no viewBox`)
  if (forbidden.test(drawing)) throw new Error(`${file}: a script, a picture or an address in it would not work`)
  if (drawing.length > mostBytes) throw new Error(`${file} has more than ${mostBytes} bytes`)
  return { drawing, opening, width, height }
}

const escaped = (svg: string) =>
  (svg.includes("'") ? svg : svg.replaceAll('"', "'")).replaceAll(/[%#"<>{}\\]/g, encodeURIComponent)

/** Its files are described in docs/deploy.md. */
export interface Brand {
  readonly folder: string
  /** Shown until the backend sends a name. */
  readonly name: string
  readonly css: string
}

const color = v.pipe(v.string(), v.check<string>(isColor))
const colorsSchema = v.strictObject({ accent: color, deep: color, gold: color })
const manifestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  short_name: v.pipe(v.string(), v.minLength(1)),
  start_url: v.literal('/'),
  theme_color: color,
  background_color: color,
})
/** Files must have these sizes in px. */
const pictures: Readonly<Record<string, string>> = {
  'icon-180.png': '180x180',
  'icon-192.png': '192x192',
  'icon-512.png': '512x512',
  'icon-maskable.png': '512x512',
  'preview.png': '1024x538',
}

export const brandAlias = ({ folder }: Pick<Brand, 'folder'>) => ({ find: /^brand(?=\/)/, replacement: folder })

/** @throws {Error} naming every defect. */
export function readBrand(folder: string): Brand {
  const reasons: string[] = []
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (reason) {
      reasons.push(...(reason instanceof Error ? reason.message.split('\n') : []))
      return undefined
    }
  }
  const manifest = attempt(() => jsonOf(folder, 'manifest.webmanifest', manifestSchema))
  const roles = attempt(() => brandRoles(jsonOf(folder, 'colors.json', colorsSchema)))
  const mark = attempt(() => drawingOf('mark.svg', fileBytes(folder, 'mark.svg').toString()))
  const hero = attempt(() => drawingOf('hero.svg', fileBytes(folder, 'hero.svg').toString()))
  for (const file of ['card.svg', 'wheel.svg', 'icon.svg'])
    attempt(() => checkDrawing(file, fileBytes(folder, file).toString()))
  for (const [file, size] of Object.entries(pictures)) attempt(() => checkPicture(folder, file, size))
  if (!manifest || !roles || !mark || !hero || reasons.length > 0)
    throw new Error(`The brand in ${folder} cannot be used:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
  const light = rule(':root', { ...roles.light, mark, 'hero-art': hero })
  return { folder, name: manifest.name, css: light + rule(":root[data-theme='dark']", roles.dark) }
}

function rule(selector: string, roles: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(roles).map(([name, value]) => `--${name}:${value}`)
  return `${selector}{${declarations.join(';')};}`
}

function fileBytes(folder: string, file: string): Buffer {
  const path = join(folder, file)
  if (!existsSync(path)) throw new Error(`${file} is missing`)
  return readFileSync(path)
}

function jsonOf<T extends v.GenericSchema>(folder: string, file: string, schema: T): v.InferOutput<T> {
  const text = fileBytes(folder, file).toString()
  const result = v.safeParse(schema, parsedJson(file, text))
  if (result.success) return result.output
  throw new Error(result.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'it'} is not valid`).join('\n'))
}

function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file} is no JSON`)
  }
}

function checkPicture(folder: string, file: string, wanted: string): void {
  const bytes = fileBytes(folder, file)
  const isPng = bytes.subarray(1, 4).toString() === 'PNG' && bytes.length >= 24
  const size = isPng ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : 'no PNG'
  if (size !== wanted) throw new Error(`${file}: expected a PNG of ${wanted}, found ${size}`)
}
