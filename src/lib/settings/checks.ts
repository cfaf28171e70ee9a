import { parseUrl } from '../parseUrl.ts'
import * as v from 'valibot'

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

const privateParts = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth']
const encoded = v.pipe(v.string(), v.regex(/^[\w-]+$/))
const publicKey = v.looseObject({
  kty: v.literal('RSA'),
  n: encoded,
  e: encoded,
  ext: v.optional(v.boolean()),
  key_ops: v.optional(
    v.pipe(
      // Browsers import no public key that has another use.
      v.array(v.picklist(['encrypt', 'wrapKey'])),
      v.check((uses) => uses.includes('encrypt') && new Set(uses).size === uses.length),
    ),
  ),
  // The app encrypts with any other, too, but what holds the private half goes by these and would not decrypt.
  use: v.optional(v.literal('enc')),
  alg: v.optional(v.literal('RSA-OAEP-256')),
})
/** 2048 bits. */
const minModulusBytes = 256

/** True for an RSA key that can encrypt a gift link and has none of its private parts. */
export function isRsaPublicKey(text: string): boolean {
  try {
    const key = v.parse(publicKey, JSON.parse(text))
    const exponent = bytesOf(key.e)
    const isOdd = ((exponent.at(-1) ?? 0) & 1) === 1
    return (
      bytesOf(key.n).length >= minModulusBytes &&
      isOdd &&
      exponent.join() !== '1' &&
      !privateParts.some((part) => part in key)
    )
  } catch {
    return false
  }
}

/** The bytes of a number in base64url, without leading zeros. */
function bytesOf(base64url: string): number[] {
  const bytes = [...atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))].map((byte) => byte.charCodeAt(0))
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? [] : bytes.slice(first)
}
