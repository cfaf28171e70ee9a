import * as v from 'valibot'
import { fromMinor, toMinor } from '../lib/money/decimals.ts'
import type { Minor } from '../lib/money/minor.ts'
import { command, lookup } from './client/call.ts'
import { acknowledgement, recognisedObject } from './entities.ts'

/** A wrong type makes the answer unreadable (contract, rule 11). */
const limit = v.nullish(
  v.pipe(
    v.number(),
    v.transform(toMinor),
    v.check((minor) => minor !== null),
  ),
  null,
)

export const withdrawLimitsCall = lookup('withdraw', recognisedObject({ withdrawMin: limit, withdrawMax: limit }))

export const withdrawCall = command('POST', '/api/wallet/withdrawAll', acknowledgement, {
  body: ({ amount }: { amount: Minor }) => ({ amount: fromMinor(amount) }),
})
