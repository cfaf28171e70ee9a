import { fromBase64, randomBytes, toBase64, type Bytes } from '../../lib/base64.ts'

/** Passkeys whose PRF extension derives the secret. Whether a device can is known only once a passkey is made. */
export const canUse = async (): Promise<boolean> =>
  'PublicKeyCredential' in window && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()

const secretOf = (credential: Credential | null): Bytes | null => {
  const first = (credential as PublicKeyCredential | null)?.getClientExtensionResults().prf?.results?.first
  return first ? new Uint8Array(first as ArrayBuffer) : null
}

export async function create(name: string) {
  const salt = randomBytes(32)
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: randomBytes(32),
      rp: { name: document.title },
      user: { id: randomBytes(16), name, displayName: name },
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
      extensions: { prf: { eval: { first: salt } } },
    },
  })) as PublicKeyCredential
  if (made.getClientExtensionResults().prf?.enabled !== true) return null
  const handle = [new Uint8Array(made.rawId), salt].map(toBase64).join(' ')
  // Some devices evaluate only afterwards.
  const secret = secretOf(made) ?? (await read(handle))
  return secret && { secret, handle }
}

export async function read(handle: string): Promise<Bytes | null> {
  const [id = randomBytes(0), first = id] = handle.split(' ').map(fromBase64)
  const found = await navigator.credentials.get({
    publicKey: {
      challenge: randomBytes(32),
      allowCredentials: [{ type: 'public-key', id }],
      userVerification: 'required',
      extensions: { prf: { eval: { first } } },
    },
  })
  return secretOf(found)
}
