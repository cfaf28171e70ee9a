import { contrast, towards } from '../../lib/colors.ts'

const white = '#ffffff'

/** More vivid than a mix with white. */
export function brightened(color: string, ground: string, least: number): string {
  const reads = (it: string) => contrast(it, ground) >= least
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [highest, lowest] = [Math.max(...parts), Math.min(...parts)]
  const middle = (highest + lowest) / 2
  if (highest === lowest) return towards(color, white, reads) ?? white
  const saturation = Math.min(1, ((highest - lowest) / chromaAt(middle)) * 1.3)
  for (let lightness = middle; lightness < 1; lightness += 0.01) {
    const spread = (saturation * chromaAt(lightness)) / (highest - lowest)
    const lit = parts.map((part) => Math.round(255 * (lightness + (part - middle) * spread)))
    const hex = `#${lit.map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, '0')).join('')}`
    if (reads(hex)) return hex
  }
  return white
}

/** Maximum chroma. */
const chromaAt = (lightness: number) => 1 - Math.abs(2 * lightness - 1)
