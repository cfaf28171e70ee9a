import * as v from 'valibot'
import { defineCall } from './client/call.ts'
import { amount, instant, listOf, looseText, mainWallet, object, total, progressOf } from './entities.ts'

const kinds = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  withdrawal: 'withdraw',
  transfer: 'transfer',
  bonus: 'bonus',
  finishbonus: 'finishBonus',
} as const

/** The kind of a row; `other` for one that the contract does not name. */
export type RowKind = (typeof kinds)[keyof typeof kinds] | 'other'

/** Reads a kind in any spelling: case, blanks, `-` and `_` make no difference. */
export function rowKindOf(written: string): RowKind {
  const plain = written.toLowerCase().replaceAll(/[\s_-]/g, '')
  return Object.hasOwn(kinds, plain) ? kinds[plain as keyof typeof kinds] : 'other'
}

const account = v.pipe(
  looseText,
  v.transform((written) => {
    const code = written.trim()
    return code.toLowerCase() === mainWallet ? mainWallet : code
  }),
)

const described = v.optional(v.fallback(v.nullable(object({ description: looseText })), null), null)

/** Reads one row. A row keeps its place among the others, whatever it lacks. */
export const statementRow = v.pipe(
  v.object({
    statementType: looseText,
    from: account,
    to: account,
    amount,
    status: looseText,
    createdAt: instant,
    bonus: described,
    promotion: described,
    invite: described,
    refund: described,
    luckydraw: described,
  }),
  v.transform(({ statementType, status, bonus, promotion, invite, refund, luckydraw, ...row }) => ({
    ...row,
    kind: rowKindOf(statementType),
    /** The kind in the server's own words. */
    word: statementType.trim(),
    progress: progressOf(status),
    /** The text of the linked bonus, promotion, invite, refund or lucky draw; '' without one. */
    description: (bonus ?? promotion ?? invite ?? refund ?? luckydraw)?.description ?? '',
  })),
)

/**
 * One movement of the member's money, the same however the server spells it. `from` and `to` are accounts: `wallet`, a game or a bank, by its
 * code, or by its name where the server writes that. The amount is in minor units of the member's currency, with the server's sign.
 */
export type StatementRow = v.InferOutput<typeof statementRow>

/** One page of the statement, newest first; pages count from 1. */
export const statementCall = defineCall({
  method: 'POST',
  path: '/api/statement',
  kind: 'read',
  answer: object({ total, statements: listOf(statementRow) }),
})
