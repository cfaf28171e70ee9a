const names = [
  'decrypt',
  'deriveBits',
  'deriveKey',
  'digest',
  'encrypt',
  'exportKey',
  'generateKey',
  'importKey',
] as const
type Work = (...given: unknown[]) => Promise<unknown>

let working = 0

/** True while the browser encrypts or hashes, which takes real time. */
export const isEncrypting = () => working > 0

/** Begins to count what is encrypted and hashed. @returns what ends it. */
export function countEncrypting(): () => void {
  const subtle = crypto.subtle as unknown as Record<(typeof names)[number], Work>
  for (const name of names) {
    const work = subtle[name].bind(subtle)
    const counted: Work = (...given) => {
      working += 1
      return work(...given).finally(() => (working -= 1))
    }
    Object.defineProperty(subtle, name, { configurable: true, value: counted })
  }
  return () => names.forEach((name) => Reflect.deleteProperty(subtle, name))
}
