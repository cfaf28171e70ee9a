import { generateKeyPairSync } from 'node:crypto'

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
