import { safeImage } from '../../platform/safeAddress.ts'
import { maskActing, unmask } from '../../ui/richText/masking.ts'

/**
 * @returns an SVG's data URL or the safe address of an `<img>`, else null. The markup never enters the page (contract,
 * rule 5).
 */
export function codePictureOf(markup: string | null): string | null {
  const text = markup?.trim() ?? ''
  if (/^data:image\//i.test(text)) return safeImage(text)
  // A parsed document runs and loads nothing.
  const parsed = new DOMParser().parseFromString(maskActing(text), 'text/html')
  const drawing = parsed.querySelector('svg')
  if (drawing) return sourceOf(drawing)
  return safeImage(unmask(parsed.querySelector('img')?.getAttribute('src') ?? '') || null)
}

function pixels(size: string | null | undefined): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(size ?? '')
  return match && Number(match[1]) > 0 ? Number(match[1]) : null
}

/** Scaling needs width, height and `viewBox`; missing ones are derived. */
function sourceOf(drawing: SVGSVGElement): string {
  const [, , boxWidth, boxHeight] = (drawing.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/)
  const width = pixels(drawing.getAttribute('width')) ?? pixels(boxWidth)
  const height = pixels(drawing.getAttribute('height')) ?? pixels(boxHeight)
  if (width !== null && height !== null) {
    drawing.setAttribute('width', String(width))
    drawing.setAttribute('height', String(height))
    if (!drawing.hasAttribute('viewBox')) drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  }
  const drawn = unmask(new XMLSerializer().serializeToString(drawing))
  return `data:image/svg+xml;utf8,${encodeURIComponent(drawn)}`
}
