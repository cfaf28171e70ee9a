import * as v from 'valibot'
import { fromBase64, randomBytes, toBase64, type Bytes } from '../../lib/base64.ts'

/** OWASP's minimum for PBKDF2 with SHA-256; a second or two on a cheap phone. */
const usualRounds = 600_000

export const sealedSchema = v.object({ iv: v.string(), data: v.string() })

/** The token is encrypted twice: by the PIN, and by the secret behind a fingerprint or face. */
export const recordSchema = v.object({
  /** Stored records call the session's hash so; `session.ts` finds it. */
  mark: v.string(),
  salt: v.string(),
  rounds: v.number(),
  token: sealedSchema,
  biometric: v.optional(v.object({ handle: v.string(), token: sealedSchema })),
  /** Tries count from the last right PIN. */
  wrong: v.number(),
  minutes: v.number(),
})

export type LockRecord = v.InferOutput<typeof recordSchema>
type Sealed = v.InferOutput<typeof sealedSchema>

async function seal(key: CryptoKey, text: string): Promise<Sealed> {
  const iv = randomBytes(12)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) }
}

/** Decrypts; null for another key. */
const open = (key: CryptoKey, { iv, data }: Sealed): Promise<string | null> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data)).then(
    (bytes) => new TextDecoder().decode(bytes),
    () => null,
  )

async function pinKey(pin: string, salt: string, rounds: number): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: rounds }
  return crypto.subtle.deriveKey(how, raw, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const secretKey = (secret: Bytes) => crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt'])

export async function createRecord(hash: string, pin: string, token: string, minutes: number): Promise<LockRecord> {
  const salt = toBase64(randomBytes(16))
  const sealed = await seal(await pinKey(pin, salt, usualRounds), token)
  return { mark: hash, salt, rounds: usualRounds, token: sealed, wrong: 0, minutes }
}

export const openByPin = async ({ salt, rounds, token }: LockRecord, pin: string) =>
  open(await pinKey(pin, salt, rounds), token)

export const sealBySecret = async (secret: Bytes, token: string) => seal(await secretKey(secret), token)

export const openBySecret = async (secret: Bytes, sealed: Sealed) => open(await secretKey(secret), sealed)

/** Only the session's own token opens what it has sealed. */
export const secretOf = async (token: string): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
