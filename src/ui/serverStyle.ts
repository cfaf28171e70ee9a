import { maskedStyle } from './masking.ts'

/** The text and colour properties that a style attribute may set. */
const styleProperties = new Set([
  'color',
  'background-color',
  'font-style',
  'font-weight',
  'text-align',
  'text-decoration',
])

/** Sets what an element's masked style attribute may set, and removes the attribute. */
export function applyStyle(element: HTMLElement): void {
  const declarations = element.getAttribute(maskedStyle)
  if (declarations === null) return
  element.removeAttribute(maskedStyle)
  for (const declaration of declarations.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim())
    // The Content-Security-Policy allows styles that are set through the CSSOM.
    if (
      styleProperties.has(property.toLowerCase()) &&
      !/[(\\]/.test(value.replace(/^(rgb|hsl)a?\([\d\s.,%/]+\)$/i, ''))
    )
      element.style.setProperty(property, value)
  }
  adaptToDark(element.style)
}

const knowsSchemes = globalThis.CSS?.supports?.('color', 'light-dark(red, color-mix(in oklab, red, white))')

/**
 * Lightens text colours in the dark scheme, as operators choose them for a light page. A text with a background of its own
 * keeps its colour.
 */
function adaptToDark(style: CSSStyleDeclaration): void {
  const { color, backgroundColor } = style
  if (knowsSchemes && color && !backgroundColor)
    style.color = `light-dark(${color}, color-mix(in oklab, ${color} 45%, white))`
}
