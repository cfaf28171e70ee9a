/** Strips line ends, blanks and byte-order marks that some makers put around a code. */
export const withoutEdgeNoise = (text: string): string => text.replaceAll(/^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu, '')

/** Two digits of name, two of length, the value. */
function readFields(text: string): Map<string, string> | null {
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

const inBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
const fromBytes = (bytes: string) => new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))

/** EMVCo fields. Banks count a Thai name in characters or in bytes. */
export function codeFields(text: string): ReadonlyMap<string, string> | null {
  const fields = readFields(text)
  if (fields) return fields
  const counted = readFields(inBytes(text))
  return counted && new Map([...counted].map(([name, value]) => [name, fromBytes(value)]))
}

/** CRC-16 with polynomial 1021, starting at FFFF. */
function checksum(bytes: Iterable<number>): number {
  let sum = 0xffff
  for (const byte of bytes) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return sum
}

/** Banks take a Thai name as UTF-8, or as the lower half of each character. */
const byteEncodings = [
  (text: string) => new TextEncoder().encode(text),
  (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at) & 0xff),
]

export function hasValidChecksum(text: string, name: string): boolean {
  const [start, sum] = [text.slice(0, -4), text.slice(-4)]
  if (!start.endsWith(`${name}04`) || !/^[\da-f]{4}$/i.test(sum)) return false
  return byteEncodings.some((bytes) => checksum(bytes(start)) === Number.parseInt(sum, 16))
}
