import { wholeUnits } from '../../lib/money/amounts.ts'
import { parseUrl } from '../../lib/parseUrl.ts'
import { plainText } from '../../lib/typedDigits.ts'

export const minGiftMinor = wholeUnits(2)

/** Longer than any gift link, short enough for encryption and servers. */
const maxLength = 2_000

/** Only the server can validate a gift. */
export function isLink(text: string): boolean {
  const link = text.trim()
  return link.length <= maxLength && /^https:\/\/[^\s<>"'|]+$/i.test(link) && parseUrl(link) !== null
}

/** TrueMoney's gift links, with or without a scheme; ASCII alone, as Thai text has no spaces around them. */
const gifts = /(?:https?:\/\/|\b)gift\.truemoney\.com\/[\w/-]*\?(?:[\w=&%-]*&)?v=[\w-]+(?:&[\w%-]+=[\w%-]*)*/gi

/** @returns the only gift link in a text, else the text itself. */
export function giftLinkIn(text: string): string {
  const found = new Set(
    plainText(text)
      .match(gifts)
      ?.map((link) => link.replace(/^(https?:\/\/)?/i, 'https://')),
  )
  const [link] = found
  return link !== undefined && found.size === 1 ? link : text
}
