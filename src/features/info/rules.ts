import type { Contact } from '../../api/info.ts'
import { parseUrl } from '../../lib/parseUrl.ts'
import { safeImage, safeLink } from '../../platform/safeAddress.ts'
import type { Messenger } from '../../platform/sharing.ts'
import { hasContent } from '../../ui/richText/htmlText.ts'

/** Null if the address is unsafe, or empty, which would lead to this page. */
export const shownLink = (address: string | null): string | null => (address?.trim() ? safeLink(address) : null)

/** Empty fields and unsafe addresses become null (contract, rule 5). */
export const shownContact = ({ contactText, lineName, lineLink, lineQR }: Contact) => ({
  text: hasContent(contactText) ? contactText.trim() : null,
  name: lineName.trim() || null,
  link: shownLink(lineLink),
  code: lineQR?.trim() ? safeImage(lineQR) : null,
})

/** The field is LINE's, but some operators write a Telegram address. */
export const appOf = (link: string | null): Messenger =>
  /^(tg:|https?:\/\/(t|telegram)\.me\/)/.test(parseUrl(link ?? '')?.href ?? '') ? 'telegram' : 'line'

export const bareAddress = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** Refuses, with null, an address that neither has this origin nor uses https. */
export function safeHelpVideo(address: string): string | null {
  const url = address === '' ? null : parseUrl(address, window.location.href)
  if (url === null) return null
  const isOwn = url.protocol === 'http:' && url.origin === window.location.origin
  return isOwn || url.protocol === 'https:' ? url.href : null
}
