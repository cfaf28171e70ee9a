import * as v from 'valibot'
import { parseUrl } from '../web/parseUrl.ts'

const schemeOf = (text: string) => parseUrl(text)?.protocol ?? ''

/** An origin of one of these schemes and nothing else. */
export const isOrigin = (text: string, schemes: readonly string[]) =>
  parseUrl(text)?.origin === text && schemes.includes(schemeOf(text))

/** An http(s) address, without a name and a password: everybody can read what is built. */
export const isWebAddress = (text: string) => {
  const url = parseUrl(text)
  return url !== null && /^https?:$/.test(url.protocol) && !/\s/.test(text) && url.username + url.password === ''
}

/** A web address that something is put behind. */
export const isBase = (text: string) => isWebAddress(text) && !/[?#]/.test(text) && !text.endsWith('/')

/** A path of this origin: browsers read `//` and `/\` as another one's. */
const isPath = (text: string) => /^\/(?![/\\])\S*$/.test(text)

/** Where the page's policy lets pictures and videos come from. */
export const isMedia = (text: string) => isPath(text) || (isWebAddress(text) && schemeOf(text) === 'https:')

/** A decimal amount above 0, written as a number is. */
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
/** The least that RSA-OAEP-256 is defined for here: 2048 bits, in bytes. */
const leastModulus = 256

/** An RSA key that can encrypt, without any of its private parts. */
export function isRsaPublicKey(text: string): boolean {
  try {
    const key = v.parse(publicKey, JSON.parse(text))
    const exponent = bytesOf(key.e)
    const isOdd = ((exponent.at(-1) ?? 0) & 1) === 1
    return (
      bytesOf(key.n).length >= leastModulus &&
      isOdd &&
      exponent.join() !== '1' &&
      !privateParts.some((part) => part in key)
    )
  } catch {
    return false
  }
}

/** The bytes of a number in base64url, without zeros before it. */
function bytesOf(base64url: string): number[] {
  const bytes = [...atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))].map((byte) => byte.charCodeAt(0))
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? [] : bytes.slice(first)
}
