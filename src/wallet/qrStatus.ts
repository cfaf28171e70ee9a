import { send } from '../api/client/client.ts'
import { serverNow } from '../api/client/serverClock.ts'
import { qrStatusCall, type QrStatus } from '../api/qr.ts'
import { readKey } from '../api/useRead.ts'
import { withTime } from '../lib/clock.ts'

/** `askedAt`: monotonic ms; `receivedAt` and `serverTime` are epoch ms by device and server. */
export type TimedStatus = QrStatus & {
  readonly askedAt: number
  readonly receivedAt: number
  readonly serverTime: number | null
}

export const timed = <Status extends { askedAt: number }>(status: Status) => ({
  ...status,
  receivedAt: Date.now(),
  serverTime: serverNow(),
})

export const qrKey = (bankCode: string) => readKey(qrStatusCall, { pathParameters: { bankCode } })

export const readQrStatus = async (bankCode: string): Promise<TimedStatus> =>
  timed(await withTime(() => send(qrStatusCall, { pathParameters: { bankCode } })))

const longestValidMs = 24 * 60 * 60_000

/** @returns epoch ms by the device's clock; null without a valid time (contract, QrStatus). */
export function deadlineOf({ expireIn, serverTime }: Pick<TimedStatus, 'expireIn' | 'serverTime'>, receivedAt: number) {
  const left = Math.round(timeLeft(expireIn, serverTime, receivedAt))
  return left > 0 && left <= longestValidMs ? receivedAt + left : null
}

function timeLeft(expireIn: QrStatus['expireIn'], serverTime: number | null, receivedAt: number): number {
  const written = String(expireIn)
  const isSeconds = /^\s*[+-]?\d+(\.\d+)?\s*$/.test(written)
  return isSeconds ? Number(written) * 1_000 : Date.parse(written) - (serverTime ?? receivedAt)
}
