import { wholeUnits } from '../../lib/money/amounts.ts'
import { parseUrl } from '../../lib/parseUrl.ts'

/** 2 baht (spec, section 9). */
export const minGiftMinor = wholeUnits(2)

/** Longer than any gift link, and short enough for encryption and servers. */
const maxLength = 2_000

/** Only the server can validate a gift. */
export function isLink(text: string): boolean {
  const link = text.trim()
  return link.length <= maxLength && /^https:\/\/[^\s<>"'|]+$/i.test(link) && parseUrl(link) !== null
}
