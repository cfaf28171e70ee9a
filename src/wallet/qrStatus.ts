import { send } from '../api/client/client.ts'
import { qrStatusCall, type QrStatus } from '../api/qr.ts'
import { serverNow } from '../api/client/serverClock.ts'
import { readKey } from '../api/useRead.ts'
import { withTime } from '../lib/clock.ts'

/** A status with the turn of its request (`now`), and the time of its answer by the device's clock and by the server's (epoch ms). */
export type TimedStatus = QrStatus & {
  readonly asked: number
  readonly receivedAt: number
  /** Null while no answer has told it. */
  readonly serverTime: number | null
}

/** Notes the time of an answer that has just come. */
export const timed = <Status extends { asked: number }>(status: Status) => ({
  ...status,
  receivedAt: Date.now(),
  serverTime: serverNow(),
})

/** The cache key of a channel's status. */
export const qrKey = (bankCode: string) => readKey(qrStatusCall, { parameters: { bankCode } })

/** Reads a channel's status. */
export const readQrStatus = async (bankCode: string): Promise<TimedStatus> =>
  timed(await withTime(() => send(qrStatusCall, { parameters: { bankCode } })))

const dayMs = 24 * 60 * 60_000

/**
 * The deadline of a code, in epoch milliseconds of the device's clock. `receivedAt`: when the answer came. Null without a countdown: the
 * field is absent or invalid, the time is over, or it is more than 24 h (contract, QrStatus).
 */
export function deadlineOf({ expireIn, serverTime }: Pick<TimedStatus, 'expireIn' | 'serverTime'>, receivedAt: number) {
  const left = Math.round(timeLeft(expireIn, serverTime, receivedAt))
  return left > 0 && left <= dayMs ? receivedAt + left : null
}

/** Milliseconds; NaN if they are unknown. */
function timeLeft(expireIn: QrStatus['expireIn'], serverTime: number | null, receivedAt: number): number {
  if (expireIn === null) return Number.NaN
  const seconds = typeof expireIn === 'number' || /^\s*[+-]?\d+(\.\d+)?\s*$/.test(expireIn) ? Number(expireIn) : null
  if (seconds !== null) return seconds * 1_000
  return Date.parse(String(expireIn)) - (serverTime ?? receivedAt)
}
