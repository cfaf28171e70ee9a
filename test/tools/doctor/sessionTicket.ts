/** Context tag of the field in OpenSSL's form of a session (SSL_SESSION in DER, ssl_asn1.c) that has the limit of early data. */
const earlyDataTag = 0xaf

/** Bytes of early data that a TLS session allows; 0 if it allows none or cannot be read. */
export function earlyDataOf(session: Buffer): number {
  const outer = fieldAt(session, 0)
  if (outer === null) return 0
  for (let field = fieldAt(outer.content, 0); field; field = fieldAt(outer.content, field.end)) {
    if (field.tag !== earlyDataTag) continue
    const number = fieldAt(field.content, 0)
    return number ? Number(`0x${number.content.toString('hex') || '0'}`) : 0
  }
  return 0
}

interface Field {
  tag: number
  content: Buffer
  /** Where the next one begins. */
  end: number
}

/** The DER field at an offset; null past the end, and if its length takes more than three bytes. */
function fieldAt(bytes: Buffer, start: number): Field | null {
  const tag = bytes[start]
  const first = bytes[start + 1]
  if (tag === undefined || first === undefined) return null
  const more = first & 0x80 ? first & 0x7f : 0
  if (more > 3 || start + 2 + more > bytes.length) return null
  const length = more === 0 ? first : bytes.readUIntBE(start + 2, more)
  const begin = start + 2 + more
  return { tag, content: bytes.subarray(begin, begin + length), end: begin + length }
}
