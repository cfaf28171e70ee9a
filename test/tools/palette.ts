import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrand } from '../../src/firstFrame/build/brand.ts'
import { contrast as ratio } from '../../src/lib/colors.ts'

const root = join(import.meta.dirname, '../..')
const tokens = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8')

export type Palette = Record<string, string>

/** The custom properties that the rules of one selector set, later ones winning. */
export function rolesOf(sheet: string, selector: string): Palette {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selectors = '']) => selectors.replace(/\/\*[^]*?\*\//g, '').trim() === selector,
  )
  const declarations = rules.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value.trim()]))
}

/** The palettes of a brand's style sheet with ours: role → plain colour, or a reference to another role. */
export function palettesOf(brandCss: string): { light: Palette; dark: Palette } {
  const light = rolesOf(tokens + brandCss, ':root')
  return { light, dark: { ...light, ...rolesOf(tokens + brandCss, ":root[data-theme='dark']") } }
}

/** The standing brand's style sheet, with all tokens. */
export const sheet = tokens + readBrand(join(root, 'public')).css
export const { light, dark } = palettesOf(sheet)

/** The colour of a role. @throws {Error} for one that is no plain colour. */
function colorOf(roles: Palette, name: string): string {
  const value = roles[name] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return colorOf(roles, other)
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`--${name} is no plain colour: "${value}"`)
  return value
}

/** WCAG's contrast ratio of two roles, 1 to 21. */
export const contrast = (roles: Palette, one: string, other: string): number =>
  ratio(colorOf(roles, one), colorOf(roles, other))

/** Colours of texts with their backgrounds: at least 4.5. */
export const texts: Record<string, string[]> = {
  text: ['ground', 'surface', 'raised', 'sunken', 'warning-soft', 'danger-soft', 'accent-soft'],
  muted: ['ground', 'surface', 'raised', 'sunken'],
  link: ['ground', 'surface', 'raised', 'sunken'],
  'on-accent': ['accent'],
  'on-accent-soft': ['accent-soft'],
  'on-hero': ['hero'],
  'on-hero-muted': ['hero'],
  'on-coin': ['coin'],
  'on-wait': ['wait'],
  'money-in': ['surface', 'money-in-soft'],
  'money-out': ['surface'],
  neutral: ['neutral-soft'],
  bonus: ['bonus-soft'],
  play: ['play-soft'],
  warning: ['surface', 'raised', 'warning-soft'],
  danger: ['ground', 'surface', 'raised', 'danger-soft'],
}
/** Colours of icons, borders and rings with their backgrounds: at least 3. */
export const shapes: Record<string, string[]> = {
  'control-line': ['surface', 'raised'],
  accent: ['ground', 'surface', 'raised'],
  danger: ['surface'],
  'on-hero': ['hero'],
  coin: ['hero'],
}

export const pairsOf = (roles: Record<string, string[]>) =>
  Object.entries(roles).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const))

/** Pairs of roles that miss WCAG AA. */
export const missesOf = (palette: Palette) => [
  ...pairsOf(texts).filter(([front, ground]) => contrast(palette, front, ground) < 4.5),
  ...pairsOf(shapes).filter(([front, ground]) => contrast(palette, front, ground) < 3),
]
