/** What a code says, without line ends, blanks and byte-order marks that makers put around it. */
export const trimmed = (text: string): string => text.replaceAll(/^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu, '')

/** Reads fields that are written one after another: two digits of a name, two of a length, the value. Null if the text does not end with one. */
function read(text: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const [, name, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    if (name === undefined || fields.has(name)) return null
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length < Number(length)) return null
    fields.set(name, value)
    at += 4 + value.length
  }
  return fields.size > 0 ? fields : null
}

/** One character for each byte of a text. */
const inBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
const fromBytes = (bytes: string) => new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))

/**
 * The fields of a payment's or a slip's code (EMVCo), by their names. Banks count a Thai name's length in characters or in bytes. Null if it is
 * not made of fields, or has one twice.
 */
export function codeFields(text: string): ReadonlyMap<string, string> | null {
  const fields = read(text)
  if (fields) return fields
  const counted = read(inBytes(text))
  return counted && new Map([...counted].map(([name, value]) => [name, fromBytes(value)]))
}

/** The checksum of bytes: CRC-16 with the polynomial 1021 and the start FFFF. */
function checksum(bytes: Iterable<number>): number {
  let sum = 0xffff
  for (const byte of bytes) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return sum
}

/** What makers of codes take for the bytes of a Thai name: its encoding, or the lower half of each character. They differ in nothing else. */
const bytesOf = [
  (text: string) => new TextEncoder().encode(text),
  (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at) & 0xff),
]

/** True if a code ends with the field of this name, which holds the checksum of all that stands before its value. */
export function isSealed(text: string, name: string): boolean {
  const [start, sum] = [text.slice(0, -4), text.slice(-4)]
  if (!start.endsWith(`${name}04`) || !/^[\da-f]{4}$/i.test(sum)) return false
  return bytesOf.some((bytes) => checksum(bytes(start)) === Number.parseInt(sum, 16))
}
