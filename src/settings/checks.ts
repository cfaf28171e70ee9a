import { parseUrl } from '../web/parseUrl.ts'

const schemeOf = (text: string) => parseUrl(text)?.protocol ?? ''

/** A host as the page's policy can name it: no IPv6, no `;`, which would end the list that it stands in. */
const host = /^[a-z\d-]+(\.[a-z\d-]+)*$/

/** True for an origin of one of these schemes, without a path. */
export const isOrigin = (text: string, schemes: readonly string[]) =>
  parseUrl(text)?.origin === text && schemes.includes(schemeOf(text)) && host.test(parseUrl(text)?.hostname ?? '')

/** True for an origin as above, or for all hosts below one: `https://*.example`. Only the policy knows the second form. */
export const isOriginOrBelow = (text: string, schemes: readonly string[]) =>
  isOrigin(text.replace('//*.', '//'), schemes)

/** This machine, where a developer's backend has no certificate. */
const isHere = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1)$/.test(hostname)

/**
 * True for an https address without a user name and a password, as everybody can read the build. From a page with https browsers ask
 * no http, and the page's policy takes no picture from there. A parser takes `https:host` for an address; in a page it is a path.
 */
const isWebAddress = (text: string) => {
  const url = parseUrl(text)
  if (url === null || !/^https?:\/\/[^/\\\s][^\\\s]*$/.test(text) || !host.test(url.hostname)) return false
  return (url.protocol === 'https:' || isHere(url)) && url.username + url.password === ''
}

/** True for a web address that is an origin, without a path. */
export const isWebOrigin = (text: string) => isWebAddress(text) && isOrigin(text, ['https:', 'http:'])

/** True for a web address to which a path can be appended. */
export const isBase = (text: string) => isWebAddress(text) && !/[?#]/.test(text) && !text.endsWith('/')

/** True for a path of this origin. Browsers read `//` and `/\` as the start of another origin. */
const isPath = (text: string) => /^\/(?![/\\])\S*$/.test(text)

/** True for an address from which the page's policy allows pictures and videos. */
export const isMedia = (text: string) => isPath(text) || (isWebAddress(text) && schemeOf(text) === 'https:')

const pagesOfVideos =
  /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|facebook\.com|fb\.watch|tiktok\.com|drive\.google\.com)$/

/** True for the address of a video itself: not of a page that shows one, which no player of videos can play. */
export const isVideo = (text: string) => isMedia(text) && !pagesOfVideos.test(parseUrl(text)?.hostname ?? '')

/** True for an address to which the page may send, without anything in it that could tell one visit from another. */
export const isReceiver = (text: string) => isMedia(text) && !/[?#]/.test(text)

/** True for a decimal number above 0. */
export const isPositive = (text: string) =>
  /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number.isFinite(Number(text))
