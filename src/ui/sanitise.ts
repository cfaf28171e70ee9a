import { maskActing, maskedStyle, unmask } from './masking.ts'
import { purifier } from './purifier.ts'
import { applyStyle } from './serverStyle.ts'
import { keepWhole } from './wholeWords.ts'

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
