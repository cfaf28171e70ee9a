import createPurifier from 'dompurify'
import { maskActing, maskedStyle, unmask } from './masking.ts'
import { safeImage, safeLink } from '../../platform/safeAddress.ts'

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
function applyStyle(element: HTMLElement): void {
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

/** Leaves out unsafe addresses, and opens links in another window without a word about this page. */
const purifier = createPurifier(window)

purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  attribute.attrValue = unmask(attribute.attrValue)
})

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

/** Lao has no spaces between words, and the dictionaries of browsers lack this one: they would break a line within it. */
const bonus = /ໂບ(?=ນັດ)/g

/** The operator's words, with those kept whole that a browser would break at a line's end. The app's own texts have the sign for it. */
const keepWhole = (text: string): string => text.replace(bonus, '$&\u2060')

/**
 * Makes of elements that the policy reports others that are left out in the same way: of a style sheet a text that is not shown, of a
 * base address another element without content.
 */
const replaceElements = (html: string) =>
  html.replace(/<(\/?)style(?=[\s/>])/gi, '<$1noembed').replace(/<base(?=[\s/>])/gi, '<basefont')

/** The most start tags of a text with tables; a table counts three times, as the parser adds two elements to it. */
const mostTags = 300

/**
 * Makes lines of a text's tables where it could be too deep: WebKit never ends parsing a table that is more than 512 elements deep. The
 * words of such a text stay.
 */
function withoutDeepTables(html: string): string {
  const countOf = (tag: RegExp) => html.match(tag)?.length ?? 0
  const tables = countOf(/<table/gi)
  if (tables === 0 || countOf(/<[a-z]/gi) + 2 * tables <= mostTags) return html
  return html
    .replace(/<(\/?)(?:table|caption|thead|tbody|tfoot|tr)(?=[\s/>])/gi, '<$1div')
    .replace(/<(\/?)(?:td|th)(?=[\s/>])/gi, ' <$1span')
}

/** Something that only a body has. Without it a text that begins with `<frameset>` would become a document without one. */
const body = '<wbr>'

/** Relative addresses and known schemes, which `safeLink` then checks. The sanitiser's own list lacks those of messengers. */
const linkAddress = /^(?:(?:https?|tel|mailto|line|tg):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i

/** Turns HTML of the server into a safe fragment: without scripts, forms, frames, style sheets, ids and names. */
export function sanitise(html: string): DocumentFragment {
  const fragment = purifier.sanitize(body + maskActing(withoutDeepTables(replaceElements(html))), {
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
      'template',
    ],
    // The last ones would speak for the app, act on an element of it or hide words.
    FORBID_ATTR: [
      'id',
      'name',
      'class',
      'style',
      'srcset',
      'background',
      'action',
      'usemap',
      'xmlns',
      'popover',
      'tabindex',
      'draggable',
      'role',
      'for',
      'inert',
      'hidden',
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_ATTR: [maskedStyle],
    // The colon in a declaration would be taken for an address with a scheme.
    ADD_URI_SAFE_ATTR: [maskedStyle],
    ALLOWED_URI_REGEXP: linkAddress,
    RETURN_DOM_FRAGMENT: true,
  })
  fragment.firstChild?.remove()
  for (const element of fragment.querySelectorAll<HTMLElement>('*')) applyStyle(element)
  // Texts that lay beside handlers and styles were masked as well.
  const texts = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.nodeValue = keepWhole(unmask(texts.currentNode.nodeValue ?? ''))
  return fragment
}
