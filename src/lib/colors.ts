/** Red, green and blue, 0 to 255, of `#rrggbb`. */
export const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

export const isColor = (text: unknown): text is string => typeof text === 'string' && /^#[\da-f]{6}$/i.test(text)

/**
 * Takes a hex colour of any CSS form, or a number, as some clients send; drops alpha.
 * @returns null if it is none.
 */
export function toColor(given: unknown): `#${string}` | null {
  if (typeof given === 'number') return `#${(given & 0xffffff).toString(16).padStart(6, '0')}`
  if (typeof given !== 'string') return null
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i.exec(given)?.slice(1)
  const digits = short?.map((digit) => digit + digit).join('') ?? /^#([\da-f]{6})(?:[\da-f]{2})?$/i.exec(given)?.[1]
  return digits === undefined ? null : `#${digits}`
}

/** As in WCAG 2.2, 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The ratio is WCAG 2.2's, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** `part` is the share of the other colour, 0 to 1. */
export function mix(one: string, other: string, part: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(one).map((value, at) => Math.round(value + part * ((others[at] ?? 0) - value)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Mixes `color` towards `end` until it suits; null if no mix up to `most` does. */
export function towards(color: string, end: string, suits: (mixed: string) => boolean, most = 1): string | null {
  for (let part = 0; part <= most; part += 0.04) {
    const mixed = mix(color, end, part)
    if (suits(mixed)) return mixed
  }
  return null
}
