import * as v from 'valibot'
import { parseUrl } from '../parseUrl.ts'

const schemeOf = (text: string) => parseUrl(text)?.protocol ?? ''

/** A `;` would end the list in the CSP. */
const host = /^[a-z\d-]+(\.[a-z\d-]+)*$/

export const isOrigin = (text: string, schemes: readonly string[]) =>
  parseUrl(text)?.origin === text && schemes.includes(schemeOf(text)) && host.test(parseUrl(text)?.hostname ?? '')

/** Allows `https://*.example` too, for the CSP. */
export const isOriginOrBelow = (text: string, schemes: readonly string[]) =>
  isOrigin(text.replace('//*.', '//'), schemes)

/** A developer's backend has no certificate, so http is allowed. */
const isHere = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1)$/.test(hostname)

/** Credentials are refused, because the build is public. */
const isWebAddress = (text: string) => {
  const url = parseUrl(text)
  if (url === null || !/^https?:\/\/[^/\\\s][^\\\s]*$/.test(text) || !host.test(url.hostname)) return false
  return (url.protocol === 'https:' || isHere(url)) && url.username + url.password === ''
}

export const isWebOrigin = (text: string) => isWebAddress(text) && isOrigin(text, ['https:', 'http:'])

export const isBase = (text: string) => isWebAddress(text) && !/[?#]/.test(text) && !text.endsWith('/')

/** Browsers read `//` and `/\` as another origin. */
const isPath = (text: string) => /^\/(?![/\\])\S*$/.test(text)

export const isMedia = (text: string) => isPath(text) || (isWebAddress(text) && schemeOf(text) === 'https:')

const pagesOfVideos =
  /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|facebook\.com|fb\.watch|tiktok\.com|drive\.google\.com)$/

/** A page with a player is refused; it has to be a video file. */
export const isVideo = (text: string) => isMedia(text) && !pagesOfVideos.test(parseUrl(text)?.hostname ?? '')

/** Parameters are refused, because they could identify a visit. */
export const isReceiver = (text: string) => isMedia(text) && !/[?#]/.test(text)

export const isPositive = (text: string) =>
  /^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number.isFinite(Number(text))

const privateParts = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth']
const encoded = v.pipe(v.string(), v.regex(/^[\w-]+$/))
const publicKey = v.looseObject({
  kty: v.literal('RSA'),
  n: encoded,
  e: encoded,
  ext: v.optional(v.boolean()),
  key_ops: v.optional(
    v.pipe(
      // A public key with another `key_ops` cannot be imported.
      v.array(v.picklist(['encrypt', 'wrapKey'])),
      v.check((uses) => uses.includes('encrypt') && new Set(uses).size === uses.length),
    ),
  ),
  // The private key's holder may refuse other values.
  use: v.optional(v.literal('enc')),
  alg: v.optional(v.literal('RSA-OAEP-256')),
})
/** 2048 bits. */
const minModulusBytes = 256

export function isRsaPublicKey(text: string): boolean {
  try {
    const key = v.parse(publicKey, JSON.parse(text))
    const exponent = numberBytes(key.e)
    const isOdd = ((exponent.at(-1) ?? 0) & 1) === 1
    return (
      numberBytes(key.n).length >= minModulusBytes &&
      isOdd &&
      exponent.join() !== '1' &&
      !privateParts.some((part) => part in key)
    )
  } catch {
    return false
  }
}

/** Decodes Base64url and drops leading zeros. */
function numberBytes(base64url: string): number[] {
  const bytes = [...atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))].map((byte) => byte.charCodeAt(0))
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? [] : bytes.slice(first)
}
