import type { Contact } from '../../api/info.ts'
import { safeImage, safeLink } from '../../platform/safeAddress.ts'
import { parseUrl } from '../../web/parseUrl.ts'

/** A link worth showing; null when there is none or when it must not be opened. An empty one would lead to this page. */
export const linkOf = (address: string | null): string | null => (address?.trim() ? safeLink(address) : null)

/** What can be shown of the contact: empty fields and addresses that are not allowed are null (contract, reading 5). */
export const shownContact = ({ contactText, lineName, lineLink, lineQR }: Contact) => ({
  text: contactText.trim() || null,
  name: lineName.trim() || null,
  link: linkOf(lineLink),
  code: lineQR?.trim() ? safeImage(lineQR) : null,
})

/** A web address as people write it. */
export const bareAddress = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** A video of the settings; null unless it is of this origin or comes over https. */
export function safeVideo(address: string): string | null {
  const url = address === '' ? null : parseUrl(address, window.location.href)
  if (url === null) return null
  const isOwn = url.protocol === 'http:' && url.origin === window.location.origin
  return isOwn || url.protocol === 'https:' ? url.href : null
}
