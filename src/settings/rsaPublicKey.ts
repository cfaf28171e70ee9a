import * as v from 'valibot'

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
