import * as v from 'valibot'
import { fromMinor } from '../lib/money/decimals.ts'
import type { Minor } from '../lib/money/minor.ts'
import { defineCall } from './client/call.ts'
import { acknowledgement, amount, object, optionalText } from './entities.ts'

const qrFields = {
  qrcodeId: v.fallback(v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), null),
  hasQrcode: v.boolean(),
  qrcode: optionalText,
  amount,
  expireIn: v.fallback(v.nullable(v.union([v.number(), v.string()])), null),
}
const status = object(qrFields)
/** Without a code, `message` is the reason. */
const createdQr = object({ ...qrFields, message: optionalText })

export const qrStatusCall = defineCall({ method: 'GET', path: '/api/qrcode/{bankCode}', kind: 'read', answer: status })
export const createQrCall = defineCall({
  method: 'POST',
  path: '/api/qrcode/{bankCode}',
  kind: 'command',
  body: ({ amount: asked }: { amount: Minor }) => ({ amount: fromMinor(asked) }),
  answer: createdQr,
})
export const cancelQrCall = defineCall({
  method: 'DELETE',
  path: '/api/qrcode/{qrcodeId}',
  kind: 'command',
  answer: acknowledgement,
})

/** `qrcode` is markup; `expireIn` is seconds left or an ISO instant. */
export type QrStatus = v.InferOutput<typeof status>
