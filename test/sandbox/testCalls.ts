import { CompactEncrypt } from 'jose'
import { createSandbox, type Sandbox } from './sandbox.ts'

/** An answer as a test looks at it; the body is null for a broken connection. */
interface Answer {
  status: number
  body: unknown
  isDropped: boolean
}

const marker = { 'x-requested-with': 'XMLHttpRequest' }

/** A sandbox that keeps its complaints to itself; the tests look at `violations`. */
export function quietSandbox(options: Parameters<typeof createSandbox>[0] = {}): Sandbox {
  return createSandbox({ quiet: true, ...options })
}

/** Makes a call as the contract wants it; `headers` replace what it would send. */
export async function call(
  sandbox: Sandbox,
  route: string,
  { body, token, headers = marker }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ')
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test${path}`, {
      method,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    }),
  )
  const isDropped = answer.headers.has('x-sandbox-drop')
  return { status: answer.status, body: isDropped ? null : await answer.json(), isDropped }
}

/** Somebody who is no member yet, as far as the third step of the registration knows. */
export const person = { name: 'สมาชิก คนใหม่', username: '0899999999', password: 'secret 1' }

/** The same with the bank data of the last step. */
export const applicant = {
  ...person,
  bankCode: 'KTB',
  bankAccountName: 'KHON MAI',
  bankAccountNo: '9876543210',
}

/** Has a code sent to the phone and answers its token. */
export async function sendOtp(sandbox: Sandbox, phoneNumber: string): Promise<string> {
  const { body } = await call(sandbox, 'POST /api/otp/send', { body: { phoneNumber } })
  return (body as { otpToken: string }).otpToken
}

/** Proves that the phone is the player's, with the code that was sent to it. */
export async function verifyPhone(sandbox: Sandbox, phoneNumber: string): Promise<void> {
  const otpToken = await sendOtp(sandbox, phoneNumber)
  await call(sandbox, 'POST /api/otp/verify', { body: { otpToken, otpCode: sandbox.control.otpCode(phoneNumber) } })
}

/** The form of an upload, with a file that begins like a PNG unless told. */
export function upload(
  file: File | null = new File([pngStart, 'picture'], 'slip.png', { type: 'image/png' }),
): FormData {
  const form = new FormData()
  if (file) form.append('file', file)
  return form
}

/** The bytes that every PNG begins with. */
export const pngStart = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A gift link for a wallet as the contract has it travel; `plaintext` is the link, a bar and the wallet's name. */
export function sealed(plaintext: string, publicKey: string, encryption = 'A256GCM'): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: encryption })
    .encrypt(JSON.parse(publicKey))
}

/** Posts a control page's form. */
export function submit(sandbox: Sandbox, action: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields)
  return sandbox.fetch(new Request(`http://sandbox.test/sandbox/${action}`, { method: 'POST', body }))
}

/** Does the same for each item, one after the other. */
export async function inTurn<T>(items: readonly T[], act: (item: T) => unknown): Promise<void> {
  await items.reduce(async (before, item) => {
    await before
    await act(item)
  }, Promise.resolve())
}
