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
 * Style attributes are renamed before anything parses them: the Content-Security-Policy refuses them even in an inert
 * document and reports each one.
 */
const renameStyles = (html: string) =>
  changeTags(html, (tag) => tag.replace(/([\s"'/])style(\s*=)/gi, `$1${setStyle}$2`))

/** Relative addresses and the schemes that `safeLink` then decides on; the sanitiser's own list lacks the messengers'. */
const linkAddress = /^(?:(?:https?|tel|mailto|line|tg):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i

/** Turns HTML of the server into a harmless fragment: no scripts, forms, frames, styles, ids and names. */
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
    // A declaration's colon is none of an address.
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
    // Through the CSSOM, which the policy allows.
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
 * An operator's colours were chosen for a light page. In the dark letters move to the light side of their hue; with a
 * ground of their own they fit that in any scheme.
 */
function adaptToDark(style: CSSStyleDeclaration): void {
  const { color, backgroundColor } = style
  if (knowsSchemes && color && !backgroundColor)
    style.color = `light-dark(${color}, color-mix(in oklab, ${color} 45%, white))`
}
