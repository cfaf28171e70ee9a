import { gifImage, svgImage, svgMarkup } from '../art/qrMarkup.ts'

/** How a channel makes and tells its codes; each a little otherwise, as real ones are. */
export interface QrChannel {
  /** The least amount in baht (product, validation; under 1 the contract sends nothing). */
  minimum: number
  /** A new code in one of these channels cancels the member's codes in the others. */
  isOneAtATime: boolean
  /** Its codes hold an address that only its own app understands, no payment as banks read it. */
  isService?: boolean
  /** The markup of a code with this content. */
  draw(payload: string): string
  /** The time left in the channel's own form; undefined where it tells none. */
  expireIn(expiresAt: number, at: number): number | string | undefined
}

const secondsLeft = (expiresAt: number, at: number) => Math.ceil((expiresAt - at) / 1000)

/** The channels that make QR codes, by their bank code. */
export const qrChannels: ReadonlyMap<string, QrChannel> = new Map([
  ['KBANK', { minimum: 1, isOneAtATime: true, draw: svgMarkup, expireIn: secondsLeft }],
  [
    'WW',
    {
      minimum: 100,
      isOneAtATime: true,
      draw: svgImage,
      expireIn: (expiresAt: number, at: number) => String(secondsLeft(expiresAt, at)),
    },
  ],
  [
    'PAYTIMZ',
    {
      minimum: 10,
      isOneAtATime: false,
      isService: true,
      draw: svgMarkup,
      expireIn: (expiresAt: number) => new Date(expiresAt).toISOString(),
    },
  ],
  ['PAYONEX', { minimum: 100, isOneAtATime: true, draw: svgMarkup, expireIn: () => undefined }],
  ['FP', { minimum: 10, isOneAtATime: true, draw: gifImage, expireIn: secondsLeft }],
])
