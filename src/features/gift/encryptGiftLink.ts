import { CompactEncrypt, importJWK, type JWK } from 'jose'

/**
 * Encrypts for the operator: a compact JWE (RSA-OAEP-256, A256GCM) over the trimmed link, a `|`, and the wallet
 * account's name (contract, gift link). An operator with another cipher replaces this.
 * @param publicKey an RSA public key as a JWK in JSON (`VITE_GIFT_LINK_PUBLIC_KEY`).
 * @throws without Web Cryptography, as on pages without https.
 */
export async function encryptGiftLink(link: string, walletName: string, publicKey: string): Promise<string> {
  const key = await importJWK(JSON.parse(publicKey) as JWK, 'RSA-OAEP-256')
  return new CompactEncrypt(new TextEncoder().encode(`${link.trim()}|${walletName}`))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(key)
}
