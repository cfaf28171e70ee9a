import { wholeUnits } from '../../money/amounts.ts'
import { parseUrl } from '../../web/parseUrl.ts'

/** The least that a gift is worth: 2 baht (spec, section 9). */
export const minimumMinor = wholeUnits(2)

/** Longer than any link of a wallet, shorter than what RSA and servers choke on. */
const longest = 2_000

/** Whether a text, trimmed, is one web link and nothing else. What the link is worth only the server knows. */
export function isLink(text: string): boolean {
  const link = text.trim()
  return link.length <= longest && /^https:\/\/[^\s<>"'|]+$/i.test(link) && parseUrl(link) !== null
}
