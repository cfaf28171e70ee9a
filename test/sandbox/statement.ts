import { memberCall } from './call.ts'
import type { SandboxState, StatementRow } from './state.ts'
import { pageSchema, toAmount, toTime } from './wire.ts'

const readStatement = memberCall({
  method: 'POST',
  path: '/api/statement',
  body: pageSchema,
  answer({ context: { state }, body: { page, limit }, member }) {
    const rows = rowsOf(state, member.id)
    return { total: rows.length, statements: rows.slice((page - 1) * limit, page * limit).map(onWire) }
  },
})

/** A member's rows, newest first; rows are kept in the order they happened. */
function rowsOf(state: SandboxState, memberId: string): StatementRow[] {
  return state.statements.filter((row) => row.memberId === memberId).toReversed()
}

function onWire({ statementType, from, to, amount, status, createdAt, linked }: StatementRow) {
  return {
    statementType,
    from,
    to,
    amount: toAmount(amount),
    status,
    createdAt: toTime(createdAt),
    ...(linked && { [linked.kind]: { description: linked.description } }),
  }
}

export const statementCalls = [readStatement]
