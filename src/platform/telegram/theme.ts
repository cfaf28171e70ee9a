import { contrast, luminance, mix, toColor, towards } from '../../lib/colors.ts'
import { writeScheme } from '../surface.ts'

const hostRoles =
  'ground sunken surface raised text muted line link accent on-accent accent-soft on-accent-soft hero on-hero-muted'.split(
    ' ',
  )

export function paintTheme(theme: unknown): boolean {
  const looks = rolesOf(theme)
  const { style } = document.documentElement
  for (const role of hostRoles) {
    const color = looks?.roles[role]
    if (color === undefined) style.removeProperty(`--${role}`)
    else style.setProperty(`--${role}`, color)
  }
  if (looks) writeScheme(looks.scheme)
  return looks !== null
}

type Roles = Record<string, string>

/** From this luminance on, black text has the better contrast. */
const lightLuminance = 0.179
/** Within these limits the app's own colours stay readable. */
const leastLight = { ground: 0.76, surface: 0.92 }
const mostDark = 0.044
/** The luminance of `--raised` in the dark. */
const ownRaised = 0.0208
/** Enough on our own soft grounds as well, even with a black host ground. */
const hostTextContrast = 9.7
const wordContrast = 4.5
const softWordContrast = 5.5
const hostShapeContrast = 3
const lineContrast = 1.25
/** Most clients write white on a button too light for it. */
const mostDeepened = 0.4
/** Contrast of white on the balance's card. */
const heroContrast = 9
const [black, white] = ['#000000', '#ffffff']
/** Copied from `ui/tokens.css`. */
const ownText = { light: '#131a26', dark: '#eef2f8' }

/** A host's colour is used only if it meets WCAG AA. */
export function rolesOf(theme: unknown): { scheme: 'light' | 'dark'; roles: Roles } | null {
  const colors = themeColors(theme)
  const background = colors['bg_color']
  if (background === undefined) return null
  const scheme = luminance(background) >= lightLuminance ? 'light' : 'dark'
  const suits = (color: string, kind: 'ground' | 'surface') =>
    scheme === 'light' ? luminance(color) >= leastLight[kind] : luminance(color) <= mostDark
  const ground = colors['secondary_bg_color'] ?? background
  const surface = colors['section_bg_color'] ?? background
  if (!suits(ground, 'ground') || !suits(surface, 'surface')) return { scheme, roles: {} }

  const reads = (color: string | undefined, least: number) =>
    color !== undefined && Math.min(contrast(color, ground), contrast(color, surface)) >= least ? color : undefined
  const first = (keys: string[]) => keys.map((key) => reads(colors[key], wordContrast)).find(Boolean)
  const button = colors['button_color']
  const deepened =
    button && (towards(button, black, (it) => contrast(it, white) >= wordContrast, mostDeepened) ?? undefined)
  const [accent, onAccent] = reads(deepened, hostShapeContrast)
    ? [deepened, white]
    : [reads(button, hostShapeContrast), colors['button_text_color']]
  const isPair = accent !== undefined && onAccent !== undefined && contrast(accent, onAccent) >= wordContrast
  // Our own accent can be seen on our own grounds and darker ones.
  if (scheme === 'dark' && !isPair && [ground, surface].some((it) => luminance(it) > ownRaised))
    return { scheme, roles: {} }
  const line = colors['section_separator_color']
  const roles = {
    ground,
    sunken: ground,
    surface,
    raised: surface,
    text: reads(colors['text_color'], hostTextContrast),
    muted: first(['subtitle_text_color', 'hint_color', 'section_header_text_color']),
    line: line && contrast(line, surface) >= lineContrast ? line : undefined,
    link: first(['link_color', 'accent_text_color']),
    ...(isPair && {
      accent,
      'on-accent': onAccent,
      ...familyOf(button ?? accent, surface, scheme, reads(colors['text_color'], hostTextContrast)),
    }),
  }
  return { scheme, roles: Object.fromEntries(Object.entries(roles).filter((role) => role[1] !== undefined)) as Roles }
}

function familyOf(accent: string, surface: string, scheme: 'light' | 'dark', text = ownText[scheme]): Roles {
  const reads =
    (one: string, least = wordContrast) =>
    (other: string) =>
      contrast(one, other) >= least
  const soft = towards(mix(surface, accent, 0.24), surface, reads(text)) ?? surface
  const hero = towards(mix(accent, black, 0.45), black, (it) => contrast(it, white) >= heroContrast) ?? black
  return {
    'accent-soft': soft,
    'on-accent-soft': towards(accent, scheme === 'light' ? black : white, reads(soft, softWordContrast)) ?? text,
    hero,
    // Must be readable on the soft buttons too.
    'on-hero-muted': towards(mix(white, accent, 0.3), white, reads(mix(hero, white, 0.13))) ?? white,
  }
}

/** Drops values that are no colours. Bars follow the page (`telegram/surface.ts`). */
export function themeColors(theme: unknown): Record<string, `#${string}`> {
  const entries = Object.entries(theme ?? {}).map(([key, value]) => [key, toColor(value)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, `#${string}`] => entry[1] !== null))
}
