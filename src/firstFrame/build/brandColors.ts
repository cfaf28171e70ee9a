import { channelsOf, contrast, mix, towards } from '../../lib/colors.ts'

/** Each is `#rrggbb`. */
export type BrandColors = Readonly<Record<'accent' | 'deep' | 'gold', string>>

const [black, white] = ['#000000', '#ffffff']
/** `src/ui/tokens.css` has the same colours. */
const [lightGround, darkRaised, darkSurface] = ['#eef1f6', '#1e2838', '#171f2d']
/** From 0 to 1; beyond it, the colour would no longer be the operator's. */
const mostChange = 0.36
const textContrast = 4.5
const tintedContrast = 6
const brightContrast = 7
const shapeContrast = 3
/** At most, on black: a host's own words are 9.7 there, and so 4.5 on it. */
const softContrast = 2.15
/** On black, so gold is readable on Telegram's cards too. */
const goldContrast = 7

const onAll = (front: string, grounds: readonly string[], least: number) =>
  grounds.every((ground) => contrast(front, ground) >= least)
const withSoft = (plate: string) => [plate, mix(plate, white, 0.13)]

/** Makes every role meet WCAG AA. Throws an error that names each unreadable colour. */
export function brandRoles({ accent, deep, gold }: BrandColors) {
  const brand = towards(accent, black, (it) => contrast(it, lightGround) >= textContrast, mostChange)
  const plate = towards(deep, black, (it) => onAll(white, withSoft(it), tintedContrast), mostChange)
  const onGold = mix(gold, black, 0.8)
  const isGoldRead = contrast(gold, black) >= goldContrast && contrast(gold, onGold) >= textContrast
  const isGoldSeen = plate !== null && contrast(gold, plate) >= shapeContrast
  if (brand === null || plate === null || !isGoldRead || !isGoldSeen)
    throw new Error(
      [
        brand === null && `colors.json: accent ${accent} is too light for words on a light page`,
        plate === null && `colors.json: deep ${deep} is too light for white words on it`,
        !isGoldRead && `colors.json: gold ${gold} is too dark for words on it`,
        isGoldRead && plate !== null && !isGoldSeen && `colors.json: gold ${gold} cannot be seen on deep ${deep}`,
      ]
        .filter(Boolean)
        .join('\n'),
    )
  const ink = mix(plate, black, 0.6)
  const darkPlate = mix(plate, darkSurface, 0.25)
  const bright = brightened(brand, darkRaised, brightContrast, 1.3)
  const soft = mix(brand, white, 0.82)
  const isDeep = (it: string) => contrast(it, black) <= softContrast
  const darkSoft = towards(mix(brand, darkSurface, 0.34), darkSurface, isDeep) ?? darkSurface
  const isMutedRead = (it: string) => onAll(it, [plate, darkPlate].flatMap(withSoft), textContrast)
  return {
    light: {
      brand,
      'brand-deep': plate,
      'brand-ink': ink,
      'brand-vivid': brightened(brand, darkRaised, shapeContrast),
      'brand-gold': gold,
      link: brand,
      'accent-soft': soft,
      'on-accent-soft': readOn(soft, brand, black),
      'on-hero-muted': towards(mix(white, bright, 0.5), white, isMutedRead) ?? white,
      'on-coin': onGold,
    },
    dark: { link: bright, 'accent-soft': darkSoft, 'on-accent-soft': readOn(darkSoft, bright, white), hero: darkPlate },
  }
}

const readOn = (ground: string, color: string, end: string) =>
  towards(color, end, (it) => contrast(it, ground) >= tintedContrast) ?? end

/** `boost` multiplies the saturation. */
function brightened(color: string, ground: string, least: number, boost = 1): string {
  const reads = (it: string) => contrast(it, ground) >= least
  const parts = channelsOf(color).map((part) => part / 255)
  const [highest, lowest] = [Math.max(...parts), Math.min(...parts)]
  const middle = (highest + lowest) / 2
  if (highest === lowest) return towards(color, white, reads) ?? white
  const saturation = Math.min(1, ((highest - lowest) / chromaAt(middle)) * boost)
  for (let lightness = middle; lightness < 1; lightness += 0.0025) {
    const spread = (saturation * chromaAt(lightness)) / (highest - lowest)
    const lit = parts.map((part) => Math.round(255 * (lightness + (part - middle) * spread)))
    const hex = `#${lit.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0')).join('')}`
    if (reads(hex)) return hex
  }
  return white
}

const chromaAt = (lightness: number) => 1 - Math.abs(2 * lightness - 1)
