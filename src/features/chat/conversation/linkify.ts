import { parseUrl } from '../../../web/parseUrl.ts'

/** A piece of a text; `address` is where it leads, null for plain words. */
export interface TextPart {
  readonly text: string
  readonly address: string | null
}

/** What may stand in an address: ASCII alone, as Thai and Lao are written without spaces around it. */
const candidate = /(?:https?:\/\/|www\.|tel:|mailto:)[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi

const schemes = new Set(['http:', 'https:', 'tel:', 'mailto:'])

/**
 * Splits what somebody wrote into words and links: http, https, tel and mailto alone. Joined, the parts are the text as it
 * came; marks at the end of a sentence and a bracket around a link stay outside of it.
 */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const words = (to: number) => {
    if (to > end) parts.push({ text: text.slice(end, to), address: null })
  }
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const link = withoutMarks(found)
    const address = addressOf(link)
    if (address === null || /[A-Za-z0-9]/.test(text[index - 1] ?? '')) continue
    words(index)
    parts.push({ text: link, address })
    end = index + link.length
  }
  words(text.length)
  return parts
}

const count = (text: string, mark: string) => text.split(mark).length - 1

/** Without the marks that end a sentence and the closing brackets that were opened before the link. Each character is looked at once. */
function withoutMarks(found: string): string {
  const openedBefore = {
    ')': count(found, ')') - count(found, '('),
    ']': count(found, ']') - count(found, '['),
  }
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    if ((last === ')' || last === ']') && openedBefore[last] > 0) openedBefore[last] -= 1
    else if (!/[.,;:!?'*_~]/.test(last)) break
  }
  return found.slice(0, end)
}

function addressOf(link: string): string | null {
  const address = /^www\./i.test(link) ? `https://${link}` : link
  const url = parseUrl(address)
  if (url === null || !schemes.has(url.protocol)) return null
  if (url.protocol === 'tel:') return /^\+?[\d\-().]{3,}$/.test(url.pathname) ? address : null
  if (url.protocol === 'mailto:') return /^[^@]+@[^@]+$/.test(url.pathname) ? address : null
  return url.hostname.includes('.') || url.hostname === 'localhost' ? address : null
}
