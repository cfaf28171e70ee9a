import * as v from 'valibot'
import { read } from './client/call.ts'
import { amount, instant, listOf, textOrEmpty, mainWallet, recognisedObject, total, progressOf } from './entities.ts'

const wireKinds = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  withdrawal: 'withdraw',
  transfer: 'transfer',
  bonus: 'bonus',
  finishbonus: 'finishBonus',
} as const

export type RowKind = (typeof wireKinds)[keyof typeof wireKinds] | 'other'

export function rowKindOf(written: string): RowKind {
  const plain = written.toLowerCase().replaceAll(/[\s_-]/g, '')
  return Object.hasOwn(wireKinds, plain) ? wireKinds[plain as keyof typeof wireKinds] : 'other'
}

const account = v.pipe(
  textOrEmpty,
  v.transform((written) => {
    const code = written.trim()
    return code.toLowerCase() === mainWallet ? mainWallet : code
  }),
)

const described = v.optional(v.fallback(v.nullable(recognisedObject({ description: textOrEmpty })), null), null)

/** Never fails: a dropped row would shift the others. */
export const statementRow = v.pipe(
  v.object({
    statementType: textOrEmpty,
    from: account,
    to: account,
    amount,
    status: textOrEmpty,
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
    writtenKind: statementType.trim(),
    progress: progressOf(status),
    description: (bonus ?? promotion ?? invite ?? refund ?? luckydraw)?.description ?? '',
  })),
)

/** `from` and `to` are `wallet`, or a code or name; the amount keeps the server's sign. */
export type StatementRow = v.InferOutput<typeof statementRow>

export const statementCall = read(
  'POST',
  '/api/statement',
  recognisedObject({ total, statements: listOf(statementRow) }),
)
