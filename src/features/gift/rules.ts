import { wholeUnits } from '../../lib/money/amounts.ts'
import { plainText } from '../../lib/typedDigits.ts'
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

/** TrueMoney's gift, with or without its scheme. ASCII alone, as Thai text has no blanks around a link. */
const gifts = /(?:https?:\/\/|\b)gift\.truemoney\.com\/[\w/-]*\?(?:[\w=&%-]*&)?v=[\w-]+(?:&[\w%-]+=[\w%-]*)*/gi

/** The one gift link in a text; the text itself if there is none or more than one. */
export function giftLinkIn(text: string): string {
  const found = new Set(
    plainText(text)
      .match(gifts)
      ?.map((link) => link.replace(/^(https?:\/\/)?/i, 'https://')),
  )
  const [link] = found
  return link !== undefined && found.size === 1 ? link : text
}
