import * as v from 'valibot'
import { fromMinor } from '../lib/money/decimals.ts'
import type { Minor } from '../lib/money/minor.ts'
import { command, read } from './client/call.ts'
import { acknowledgement, amount, idOrNull, recognisedObject, textOrNull } from './entities.ts'

const qrFields = {
  qrcodeId: idOrNull,
  hasQrcode: v.boolean(),
  qrcode: textOrNull,
  amount,
  expireIn: v.fallback(v.nullable(v.union([v.number(), v.string()])), null),
}
const status = recognisedObject(qrFields)
/** If no code was made, `message` is the reason. */
const createdQr = recognisedObject({ ...qrFields, message: textOrNull })

export const qrStatusCall = read('GET', '/api/qrcode/{bankCode}', status)
export const createQrCall = command('POST', '/api/qrcode/{bankCode}', createdQr, {
  body: ({ amount: asked }: { amount: Minor }) => ({ amount: fromMinor(asked) }),
})
export const cancelQrCall = command('DELETE', '/api/qrcode/{qrcodeId}', acknowledgement)

/** `qrcode` is markup; `expireIn` is seconds left or an ISO instant. */
export type QrStatus = v.InferOutput<typeof status>
