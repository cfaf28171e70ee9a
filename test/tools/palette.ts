import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../src/ui', file), 'utf8')
const sheet = read('brand.css') + read('tokens.css')

/** The custom properties that the rules of one selector set, later ones winning. */
function rolesOf(selector: string): Record<string, string> {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, selectors = '']) => selectors.replace(/\/\*[^]*?\*\//g, '').trim() === selector,
  )
  const declarations = rules.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value.trim()]))
}

/** Our own palettes: role → plain colour, or a reference to another role. */
export const light = rolesOf(':root')
export const dark = { ...light, ...rolesOf(":root[data-theme='dark']") }

function channelsOf(roles: Record<string, string>, name: string): number[] {
  const value = roles[name] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return channelsOf(roles, other)
  const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1]
  if (hex === undefined) throw new Error(`--${name} is no plain colour: "${value}"`)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** WCAG 2.2: relative luminance and contrast ratio. */
function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio of two roles, 1 to 21. */
export function contrast(roles: Record<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(channelsOf(roles, name)))
    .toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

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
}

export const pairsOf = (roles: Record<string, string[]>) =>
  Object.entries(roles).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const))
