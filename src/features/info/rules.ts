import type { Contact } from '../../api/info.ts'
import { safeImage, safeLink } from '../../platform/safeAddress.ts'
import { parseUrl } from '../../lib/parseUrl.ts'

/** A safe link; null for an unsafe one and for an empty one, which would lead to this page. */
export const linkOf = (address: string | null): string | null => (address?.trim() ? safeLink(address) : null)

/** The contact to show. Empty fields and unsafe addresses become null (contract, reading 5). */
export const shownContact = ({ contactText, lineName, lineLink, lineQR }: Contact) => ({
  text: contactText.trim() || null,
  name: lineName.trim() || null,
  link: linkOf(lineLink),
  code: lineQR?.trim() ? safeImage(lineQR) : null,
})

/** The messenger of support's account. The server's field is LINE's; some operators write a Telegram address there. */
export const appOf = (link: string | null): 'line' | 'telegram' =>
  /^(t|telegram)\.me$/.test(parseUrl(link ?? '')?.hostname ?? '') ? 'telegram' : 'line'

/** A web address without its scheme and its last slash. */
export const bareAddress = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** The address of a video in the settings; null unless it is of this origin or uses https. */
export function safeVideo(address: string): string | null {
  const url = address === '' ? null : parseUrl(address, window.location.href)
  if (url === null) return null
  const isOwn = url.protocol === 'http:' && url.origin === window.location.origin
  return isOwn || url.protocol === 'https:' ? url.href : null
}
