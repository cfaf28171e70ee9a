import * as v from 'valibot'
import { fromBase64, randomBytes, toBase64, type Bytes } from '../../lib/base64.ts'

// A random data key encrypts the session; the PIN's key, and a secret behind a fingerprint or face, each encrypt that key.

/** What OWASP asks of PBKDF2 with SHA-256; a second or two on a cheap phone. */
const usualRounds = 600_000

const sealedSchema = v.object({ iv: v.string(), data: v.string() })

export const recordSchema = v.object({
  salt: v.string(),
  rounds: v.number(),
  pin: sealedSchema,
  content: sealedSchema,
  biometric: v.optional(v.object({ handle: v.string(), key: sealedSchema })),
  /** Tries since the last right PIN. */
  wrong: v.number(),
  minutes: v.number(),
})

export type LockRecord = v.InferOutput<typeof recordSchema>
type Sealed = v.InferOutput<typeof sealedSchema>

async function sealBytes(key: CryptoKey, bytes: Bytes): Promise<Sealed> {
  const iv = randomBytes(12)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) }
}

const openBytes = async (key: CryptoKey, { iv, data }: Sealed): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data)))

export const seal = (key: CryptoKey, text: string) => sealBytes(key, new TextEncoder().encode(text))

/** @throws if another key sealed it. */
export const open = async (key: CryptoKey, sealed: Sealed) => new TextDecoder().decode(await openBytes(key, sealed))

const keyOf = (bytes: Bytes) => crypto.subtle.importKey('raw', bytes, 'AES-GCM', true, ['encrypt', 'decrypt'])

const bytesOf = async (key: CryptoKey): Promise<Bytes> => new Uint8Array(await crypto.subtle.exportKey('raw', key))

async function pinKey(pin: string, salt: string, rounds: number): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: rounds }
  return crypto.subtle.deriveKey(how, raw, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function createRecord(pin: string, content: string, minutes: number, rounds = usualRounds) {
  const [salt, bytes] = [toBase64(randomBytes(16)), randomBytes(32)]
  const key = await keyOf(bytes)
  const sealed = { pin: await sealBytes(await pinKey(pin, salt, rounds), bytes), content: await seal(key, content) }
  const record: LockRecord = { salt, rounds, ...sealed, wrong: 0, minutes }
  return { key, record }
}

const unwrap = (key: Promise<CryptoKey>, sealed: Sealed) =>
  key.then((opened) => openBytes(opened, sealed)).then(keyOf, () => null)

/** @returns null for a wrong PIN. */
export const keyByPin = ({ salt, rounds, pin: sealed }: LockRecord, pin: string) =>
  unwrap(pinKey(pin, salt, rounds), sealed)

/** @returns null for another secret. */
export const keyBySecret = (sealed: Sealed, secret: Bytes) => unwrap(keyOf(secret), sealed)

export const sealKey = async (key: CryptoKey, secret: Bytes) => sealBytes(await keyOf(secret), await bytesOf(key))
