import createPurifier from 'dompurify'
import { safeImage, safeLink } from '../platform/safeAddress.ts'
import { changeTags } from './changeTags.ts'

/** The text and colour properties that a style attribute may set. */
const styleProperties = new Set([
  'color',
  'background-color',
  'font-style',
  'font-weight',
  'text-align',
  'text-decoration',
])

const purifier = createPurifier(window)
const setStyle = 'data-style'

purifier.addHook('afterSanitizeAttributes', (element) => {
  const link = element.getAttribute('href')
  if (link !== null) replace(element, 'href', safeLink(link))
  const image = element.getAttribute('src')
  if (image !== null) replace(element, 'src', safeImage(image))
  if (element.hasAttribute('href')) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
})

function replace(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/**
 * Renames style attributes before the HTML is parsed. The Content-Security-Policy refuses and reports them even in an inert
 * document.
 */
const renameStyles = (html: string) =>
  changeTags(html, (tag) => tag.replace(/([\s"'/])style(\s*=)/gi, `$1${setStyle}$2`))

/** Relative addresses and known schemes, which `safeLink` then checks. The sanitiser's own list lacks those of messengers. */
const linkAddress = /^(?:(?:https?|tel|mailto|line|tg):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i

/** Turns HTML of the server into a safe fragment: without scripts, forms, frames, style sheets, ids and names. */
export function sanitise(html: string): DocumentFragment {
  const fragment = purifier.sanitize(renameStyles(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'option',
      'dialog',
      'video',
      'audio',
      'map',
      'area',
    ],
    FORBID_ATTR: ['id', 'name', 'class', 'style', 'srcset', 'background', 'action', 'usemap', 'popover', 'tabindex'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_ATTR: [setStyle],
    // The colon in a declaration would be taken for an address with a scheme.
    ADD_URI_SAFE_ATTR: [setStyle],
    ALLOWED_URI_REGEXP: linkAddress,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const element of fragment.querySelectorAll<HTMLElement>(`[${setStyle}]`)) applyStyle(element)
  return fragment
}

function applyStyle(element: HTMLElement): void {
  const declarations = element.getAttribute(setStyle) ?? ''
  element.removeAttribute(setStyle)
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
