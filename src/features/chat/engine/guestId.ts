import { persistent } from '../../../platform/storage.ts'

const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** The id that this device's guest has had a chat under; null before the first. */
export function storedGuestId(): string | null {
  const stored = persistent.get('guestId')
  return stored !== null && form.test(stored) ? stored : null
}

/** The guest's id, made up when there is none yet: a random UUID of version 4, as whoever knows it reads the chat. */
export function guestId(): string {
  const known = storedGuestId()
  if (known !== null) return known
  const made = typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : fromRandomBytes()
  persistent.set('guestId', made)
  return made
}

/** Older browsers, and pages without https, have the random bytes only. */
function fromRandomBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [0, 8, 12, 16, 20].map((from, index) => digits.slice(from, [8, 12, 16, 20, 32][index])).join('-')
}
