import { createRandom } from '../random.ts'
import { gradient, hsl, svg } from './art.ts'

const [width, height] = [640, 360]

/** A bonus's banner: a gift in the rays of its own light, as an SVG that may be cropped at its edges. */
export function bonusBanner(hue: number): string {
  const random = createRandom(hue)
  const scrap = () =>
    `<rect x="${random.integer(0, width)}" y="${random.integer(0, height)}" width="14" height="6" rx="3" ` +
    `fill="${hsl(random.pick([44, hue + 40, 200]), 90, 72)}" transform="rotate(${random.integer(0, 40)})"/>`
  const rays = Array.from(
    { length: 12 },
    (_, index) => `<path d="M320 150 L300 -420 h40 Z" transform="rotate(${index * 30} 320 150)"/>`,
  )
  return svg(
    width,
    height,
    gradient(hsl(hue, 66, 48), hsl(hue - 34, 62, 22)) +
      `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
      `<g fill="#fff" opacity="0.09">${rays.join('')}</g>` +
      `<g opacity="0.8">${Array.from({ length: 22 }, scrap).join('')}</g>` +
      `<g transform="translate(250 54)">${gift(hue)}</g>`,
  )
}

function gift(hue: number): string {
  const [light, deep, ribbon] = [hsl(hue, 80, 92), hsl(hue + 10, 56, 32), hsl(44, 92, 60)]
  return (
    `<rect x="8" y="62" width="124" height="92" rx="10" fill="${light}"/>` +
    `<rect y="40" width="140" height="34" rx="10" fill="${light}" stroke="${deep}" stroke-opacity="0.3" stroke-width="3"/>` +
    `<path d="M58 40h24v114H58Z" fill="${ribbon}"/>` +
    `<path d="M70 40C20 44 14 0 44 6c16 4 24 20 26 34 2-14 10-30 26-34 30-6 24 38-26 34Z" fill="none" stroke="${ribbon}" stroke-width="11"/>`
  )
}
