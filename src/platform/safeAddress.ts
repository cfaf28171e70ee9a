import { parseUrl } from '../lib/parseUrl.ts'
import { settings } from '../lib/settings/settings.ts'

const linkSchemes = new Set(['http:', 'https:', 'tel:', 'mailto:', 'line:', 'tg:'])

/** For games alone. */
const appSchemes = new Set(['market:', 'intent:', 'itms-apps:'])

const absolute = (address: string): URL | null => parseUrl(address, window.location.href)

/** Some operators leave out the scheme, as in `www.game.example`; `terms.html` is a file. */
const bareHost = /^\s*(?=(?:[\w-]+\.)+(?!(?:html?|php|jpe?g|png|gif|webp|pdf)\b)[a-z]{2,}\s*(?:[/?#]|$))/i

/** Allows only safe schemes (contract, rule 5). `base` is for a relative address. */
export function safeLink(address: string, base = window.location.href): string | null {
  const url = parseUrl(address.replace(bareHost, 'https://'), base)
  return url && linkSchemes.has(url.protocol) ? url.href : null
}

export function safeGameLink(address: string): string | null {
  const url = absolute(address)
  return url && appSchemes.has(url.protocol) ? url.href : safeLink(address)
}

/** The device opens other schemes. */
export const isForHost = (address: string): boolean => /^(?:https?|tg):/i.test(address)

const originOf = (address: string) => absolute(address)?.origin ?? ''

/** Relative addresses of the server's files refer to the API's origin. */
export const serverBase = () => new URL(settings.VITE_API_BASE || '/', window.location.href).href

/** Pictures load without a tap, and some GETs change state. */
const callPath = /(\/|%2f)(a|%61)(p|%70)(i|%69)(\/|%2f)(?!chat\/)/i

export function safeImage(address: string | null): string | null {
  const url = address === null ? null : parseUrl(address, serverBase())
  if (address === null || url === null) return null
  if (url.protocol === 'data:') return address.trim().toLowerCase().startsWith('data:image/') ? address : null
  const api = originOf(settings.VITE_API_BASE)
  const isOwn = url.origin === window.location.origin
  if ((isOwn || url.origin === api) && callPath.test(url.pathname)) return null
  if (isOwn) return url.href
  const allowed = [api, originOf(settings.VITE_CHAT_URL), ...settings.VITE_MEDIA_ORIGINS]
  return url.protocol === 'https:' && allowed.includes(url.origin) ? url.href : null
}
