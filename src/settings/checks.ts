import * as v from 'valibot'
import { parseUrl } from '../web/parseUrl.ts'

const schemeOf = (text: string) => parseUrl(text)?.protocol ?? ''

/** True for an origin of one of these schemes, without a path. */
export const isOrigin = (text: string, schemes: readonly string[]) =>
  parseUrl(text)?.origin === text && schemes.includes(schemeOf(text))

/** True for an http(s) address without a user name and a password, as everybody can read the build. */
export const isWebAddress = (text: string) => {
  const url = parseUrl(text)
  return url !== null && /^https?:$/.test(url.protocol) && !/\s/.test(text) && url.username + url.password === ''
}

/** True for a web address to which a path can be appended. */
export const isBase = (text: string) => isWebAddress(text) && !/[?#]/.test(text) && !text.endsWith('/')

/** True for a path of this origin. Browsers read `//` and `/\` as the start of another origin. */
const isPath = (text: string) => /^\/(?![/\\])\S*$/.test(text)

/** True for an address from which the page's policy allows pictures and videos. */
export const isMedia = (text: string) => isPath(text) || (isWebAddress(text) && schemeOf(text) === 'https:')

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
  key_ops: v.optional(
    v.pipe(
      v.array(v.string()),
      v.check((uses) => uses.includes('encrypt')),
    ),
  ),
})
/** 2048 bits. */
const minModulusBytes = 256

/** True for an RSA key that can encrypt and has none of its private parts. */
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
