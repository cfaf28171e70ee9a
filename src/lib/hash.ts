/** FNV-1a, twice 32 bits. Keeps no secret: candidates can be tried. */
export function hash(text: string): string {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (const byte of new TextEncoder().encode(text)) {
    low = Math.imul(low ^ byte, 0x01000193)
    high = Math.imul(high ^ byte, 0x85ebca6b)
  }
  return [low, high].map((half) => (half >>> 0).toString(36)).join('')
}
