import * as v from 'valibot'
import { defineCall } from './call.ts'
import { amount, instant, listOf, looseText, object, total } from './entities.ts'

const described = v.optional(v.fallback(v.nullable(object({ description: looseText })), null), null)

// A row keeps its place among the others, whatever it lacks.
const row = v.object({
  statementType: looseText,
  from: looseText,
  to: looseText,
  amount,
  status: looseText,
  createdAt: instant,
  bonus: described,
  promotion: described,
  invite: described,
  refund: described,
  luckydraw: described,
})

/** One movement of the member's money. `from` and `to` are account codes; the amount is in the member's currency. */
export type StatementRow = v.InferOutput<typeof row>

/** One page of the statement, newest first; pages count from 1. */
export const statementCall = defineCall({
  method: 'POST',
  path: '/api/statement',
  kind: 'read',
  answer: object({ total, statements: listOf(row) }),
})
