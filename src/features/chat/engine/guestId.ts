import { persistent } from '../../../platform/storage.ts'

const uuidV4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Null for one that another app of this origin stored: it may be easy to guess. */
export function storedGuestId(): string | null {
  const stored = persistent.get('guestId')
  return stored !== null && uuidV4.test(stored) ? stored : null
}

/** Random, as anyone who knows it can read the chat. */
export function guestId(): string {
  const stored = storedGuestId()
  if (stored !== null) return stored
  const created = randomUuid()
  persistent.set('guestId', created)
  return created
}

/** `crypto.randomUUID` exists only on https pages. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
