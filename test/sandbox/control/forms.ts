import * as v from 'valibot'
import { slipReasons } from '../state/payIn.ts'
import { faultKinds } from '../state/state.ts'
import { amountSchema, textSchema } from '../wire.ts'

// A form sends text where JSON sends numbers and booleans; an empty field is one left out.
const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
)
export const count = v.pipe(number, v.integer(), v.minValue(0))
export const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
])

/** What the control calls take, as JSON or from a form. */
export const switchesBody = v.strictObject({
  otp: v.optional(flag),
  chat: v.optional(flag),
  wheel: v.optional(flag),
  invite: v.optional(flag),
  refund: v.optional(flag),
  isManual: v.optional(flag),
  gone: v.optional(flag),
  idempotency: v.optional(flag),
  bonusNotice: v.optional(flag),
  region: v.optional(v.picklist(['th', 'la'])),
})

export const faultBody = v.strictObject({
  method: v.picklist(['*', 'GET', 'POST', 'PUT', 'DELETE']),
  path: v.pipe(v.string(), v.trim(), v.startsWith('/api/')),
  kind: v.picklist(faultKinds),
  times: v.optional(v.pipe(count, v.minValue(1))),
  ms: v.optional(count),
  status: v.optional(v.pipe(count, v.minValue(200), v.maxValue(599))),
  message: v.optional(v.string()),
})

export const provokeBody = v.strictObject({ code: textSchema })

export const withdrawalBody = v.strictObject({ id: textSchema, decision: v.picklist(['approve', 'reject']) })

/** A deposit, an invite bonus or a refund; `amount` in baht, as on the wire. */
export const depositBody = v.strictObject({ username: textSchema, amount: v.pipe(number, amountSchema) })

export const qrBody = v.strictObject({
  username: textSchema,
  bankCode: textSchema,
  end: v.picklist(['pay', 'fail', 'expire']),
})

export const qrSecondsBody = v.strictObject({ seconds: number })

/** A slip is good for `amount` baht, or refused for the reason in `note`. */
export const slipBody = v.union([
  v.strictObject({ id: count, amount: v.pipe(number, amountSchema) }),
  v.strictObject({ id: count, note: v.picklist(slipReasons) }),
])

export const slipWindowBody = v.strictObject({
  isOpen: v.optional(flag),
  closeFrom: v.optional(v.nullable(textSchema)),
  closeTo: v.optional(v.nullable(textSchema)),
})

/** Null for all channels; a form sends their codes with commas between them, or `none`. */
export const channelsBody = v.strictObject({
  codes: v.union([
    v.null(),
    v.array(textSchema),
    v.pipe(
      textSchema,
      v.transform((text) => (text === 'none' ? [] : text.split(','))),
    ),
  ]),
})

export const coinsBody = v.strictObject({ username: textSchema, coins: count })

/** A slice's or an error's code; without one the next spin is left to chance. */
export const nextSpinBody = v.strictObject({ code: v.optional(v.nullable(textSchema)) })

export const finishBonusBody = v.strictObject({ username: textSchema })

export const bannersBody = v.strictObject({ invite: v.optional(flag), refund: v.optional(flag) })

export const expireBody = v.strictObject({ username: v.optional(textSchema) })

export const nothing = v.strictObject({})
