import * as v from 'valibot'
import { fromMinor } from '../money/decimals.ts'
import type { Minor } from '../money/minor.ts'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import type { CommandOptions } from './command.ts'
import { acknowledgement, amount, object, optionalText } from './entities.ts'

const fields = {
  qrcodeId: v.fallback(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), null),
  hasQrcode: v.boolean(),
  qrcode: optionalText,
  amount,
  expireIn: v.fallback(v.nullable(v.union([v.number(), v.string()])), null),
}
const status = object(fields)
const created = object({ ...fields, message: optionalText })

export const qrStatusCall = defineCall({ method: 'GET', path: '/api/qrcode/{bankCode}', kind: 'read', answer: status })
export const createQrCall = defineCall({
  method: 'POST',
  path: '/api/qrcode/{bankCode}',
  kind: 'command',
  answer: created,
})
export const cancelQrCall = defineCall({
  method: 'DELETE',
  path: '/api/qrcode/{qrcodeId}',
  kind: 'command',
  answer: acknowledgement,
})

/**
 * A channel's QR code, or that there is none. `qrcode` is markup, the amount is in the account's currency, `expireIn` the seconds left
 * (number or numeric text) or an ISO instant by the server's clock, which is in `serverTime` (RFC 1123, null where it is not sent).
 */
export type QrStatus = v.InferOutput<typeof status> & { readonly serverTime: string | null }

/** The answer to a request for a QR code. Without a code, `message` gives the reason (a catalogue code or raw text). */
export type CreatedQr = QrStatus & { readonly message: string | null }

async function dated<Answer extends object>(sending: (onHeaders: (headers: Headers) => void) => Promise<Answer>) {
  let serverTime: string | null = null
  const answer = await sending((headers) => {
    serverTime = headers.get('date')
  })
  return { ...answer, serverTime }
}

/** Reads a channel's code. */
export const readQr = (bankCode: string): Promise<QrStatus> =>
  dated((onHeaders) => send(qrStatusCall, { parameters: { bankCode }, onHeaders }))
/** Requests a code over an amount, once. @throws ApiError; `noAnswer` means that there may be one. */
export const createQr = (bankCode: string, asked: Minor, options?: CommandOptions): Promise<CreatedQr> =>
  dated((onHeaders) =>
    send(createQrCall, { ...options, parameters: { bankCode }, body: { amount: fromMinor(asked) }, onHeaders }),
  )
/** Cancels a code, once. @throws ApiError; `noAnswer` means that it may be gone. */
export const cancelQr = (qrcodeId: string, options?: CommandOptions) =>
  send(cancelQrCall, { ...options, parameters: { qrcodeId } })
