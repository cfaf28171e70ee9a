import { generateKeyPairSync } from 'node:crypto'
import { compactDecrypt } from 'jose'

/** A key pair for gift links; each part a JWK as one line of JSON. */
interface GiftLinkKey {
  /** For the app's build: VITE_GIFT_LINK_PUBLIC_KEY. */
  publicKey: string
  /** For the sandbox. */
  privateKey: string
}

/** Makes a key pair, as nobody keeps one. */
export function makeGiftLinkKey(): GiftLinkKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    publicKey: asText(publicKey.export({ format: 'jwk' })),
    privateKey: asText(privateKey.export({ format: 'jwk' })),
  }
}

const asText = (jwk: object) => JSON.stringify(jwk)

/** The plaintext of a compact JWE in the contract's one cipher; null for any other, or where the key does not fit. */
export async function decryptGiftLink(jwe: string, privateKey: string): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(jwe, JSON.parse(privateKey), {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return Buffer.from(plaintext).toString()
  } catch {
    return null
  }
}
