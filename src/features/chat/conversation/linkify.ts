import { parseUrl } from '../../../lib/parseUrl.ts'

/** A part of a text; `address` is null for plain text. */
export interface TextPart {
  readonly text: string
  readonly address: string | null
}

const scheme = '(?:https?:\\/\\/|www\\.|tel:|mailto:)'
const ascii = "\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%"

/**
 * A possible address. Thai and Lao text has no spaces around addresses, so their letters belong to one only where a part of it begins with
 * them: `/โปรโมชั่น`.
 */
const candidate = new RegExp(
  `${scheme}(?:[${ascii}]*[/?#=&_+-](?![ -~])\\p{L}[${ascii}\\p{L}\\p{M}\\p{N}]*|[${ascii}]+)`,
  'giu',
)

const schemes = new Set(['http:', 'https:', 'tel:', 'mailto:'])

/**
 * Splits a text into plain text and links with http, https, tel or mailto. The parts joined are the original text. A link does not
 * include the punctuation mark after it or the brackets around it.
 */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const addText = (to: number) => {
    if (to > end) parts.push({ text: text.slice(end, to), address: null })
  }
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const link = withoutPunctuation(found)
    const address = isCut(found, text.slice(index + found.length)) ? null : addressOf(link)
    if (address === null || /[A-Za-z0-9]/.test(text[index - 1] ?? '')) continue
    addText(index)
    parts.push({ text: link, address })
    end = index + link.length
  }
  addText(text.length)
  return parts
}

/** True for a name of a server that goes on in other letters: `https://example.` before `ไทย`. */
const isCut = (found: string, rest: string) => /^(https?:\/\/|www\.)[^/?#]*\.$/i.test(found) && /^\p{L}/u.test(rest)

const count = (text: string, mark: string) => text.split(mark).length - 1

/** Removes trailing punctuation, and closing brackets that were opened before the link. Runs in linear time. */
function withoutPunctuation(found: string): string {
  const unmatched = {
    ')': count(found, ')') - count(found, '('),
    ']': count(found, ']') - count(found, '['),
  }
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    if ((last === ')' || last === ']') && unmatched[last] > 0) unmatched[last] -= 1
    else if (!/[.,;:!?'*_~]/.test(last)) break
  }
  return found.slice(0, end)
}

function addressOf(link: string): string | null {
  const address = /^www\./i.test(link) ? `https://${link}` : link
  const url = parseUrl(address)
  if (url === null || !schemes.has(url.protocol)) return null
  // Letters of another script may look like a name that the player knows.
  if (url.hostname.includes('xn--') && !/xn--/i.test(link)) return null
  if (url.protocol === 'tel:') return /^\+?[\d\-().]{3,}$/.test(url.pathname) ? address : null
  if (url.protocol === 'mailto:') return /^[^@]+@[^@]+$/.test(url.pathname) ? address : null
  return url.hostname.includes('.') || url.hostname === 'localhost' ? address : null
}
