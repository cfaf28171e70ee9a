import createPurifier from 'dompurify'
import { safeImage, safeLink } from '../../platform/safeAddress.ts'
import { maskActing, maskedStyle, unmask } from './masking.ts'

const styleProperties = new Set('color background-color font-style font-weight text-align text-decoration'.split(' '))

function applyStyle(element: HTMLElement): void {
  // Older editors write `<font color>`.
  const declarations = `color: ${element.getAttribute('color') ?? ''}; ${element.getAttribute(maskedStyle) ?? ''}`
  element.removeAttribute('color')
  element.removeAttribute(maskedStyle)
  for (const declaration of declarations.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim())
    // The CSP allows styles set through the CSSOM.
    if (
      styleProperties.has(property.toLowerCase()) &&
      !/[(\\]/.test(value.replace(/^(rgb|hsl)a?\([\d\s.,%/]+\)$/i, ''))
    )
      element.style.setProperty(property, value)
  }
  adaptColor(element)
}

const knowsSchemes = globalThis.CSS?.supports?.('color', 'light-dark(red, color-mix(in oklab, red, white))')

/** Red and orange are warm. */
function isWarm(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? []
  return red > 1.4 * Math.max(green, blue) || /red$|orange|crimson|tomato|firebrick|maroon/.test(color)
}

/** Operators choose colours for a light page. A text on their own background keeps its colour. */
function adaptColor(element: HTMLElement): void {
  const { style } = element
  const { color } = style
  if (!color || element.closest('[bgcolor], [style*=background-color]')) return
  if (isWarm(color)) {
    // Red means an error, so these emphasise by weight.
    style.color = ''
    style.fontWeight ||= '600'
  } else if (knowsSchemes) style.color = `light-dark(${color}, color-mix(in oklab, ${color} 45%, white))`
}

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

/** Browsers would break a line inside this Lao word. */
const laoBonus = /ໂບ(?=ນັດ)/g

/** The app's own texts contain the word joiner already. */
const keepWhole = (text: string): string => text.replace(laoBonus, '$&\u2060')

/** The CSP reports these elements; the sanitiser drops their replacements. */
const replaceElements = (html: string) =>
  html.replace(/<(\/?)style(?=[\s/>])/gi, '<$1noembed').replace(/<base(?=[\s/>])/gi, '<basefont')

/** A table adds three levels, because the parser inserts two elements. */
const maxTags = 300

/** WebKit hangs on tables nested more than 512 elements deep. The text stays. */
function withoutDeepTables(html: string): string {
  const countOf = (tag: RegExp) => html.match(tag)?.length ?? 0
  const tables = countOf(/<table/gi)
  if (tables === 0 || countOf(/<[a-z]/gi) + 2 * tables <= maxTags) return html
  return html
    .replace(/<(\/?)(?:table|caption|thead|tbody|tfoot|tr)(?=[\s/>])/gi, '<$1div')
    .replace(/<(\/?)(?:td|th)(?=[\s/>])/gi, ' <$1span')
}

/** A leading `<frameset>` would otherwise replace the body. */
const body = '<wbr>'

/** The sanitiser's own list lacks messenger schemes. */
const linkAddress = /^(?:(?:https?|tel|mailto|line|tg):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i

const forbiddenTags = 'style form input button select textarea option dialog video audio map area template'.split(' ')
const forbiddenAttributes = 'id name class style srcset background action usemap xmlns'.split(' ')
/** They could act for the app or hide text. */
const actingAttributes = 'popover tabindex draggable role for inert hidden'.split(' ')

/** Drops scripts, forms, frames, style sheets, ids and names. */
export function sanitise(html: string): DocumentFragment {
  const fragment = purifier.sanitize(body + maskActing(withoutDeepTables(replaceElements(html))), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: [...forbiddenAttributes, ...actingAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_ATTR: [maskedStyle],
    // The colon in a declaration would look like a URL scheme.
    ADD_URI_SAFE_ATTR: [maskedStyle],
    ALLOWED_URI_REGEXP: linkAddress,
    RETURN_DOM_FRAGMENT: true,
  })
  fragment.firstChild?.remove()
  for (const element of fragment.querySelectorAll<HTMLElement>('*')) applyStyle(element)
  const texts = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.nodeValue = keepWhole(unmask(texts.currentNode.nodeValue ?? ''))
  return fragment
}
