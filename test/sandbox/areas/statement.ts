import { memberCall } from '../call.ts'
import type { Context } from '../context.ts'
import type { StatementRow } from '../state/state.ts'
import { onPage, pageSchema, toAmount, toTime } from '../wire.ts'
import { creditTo } from './credit.ts'

const readStatement = memberCall({
  method: 'POST',
  path: '/api/statement',
  body: pageSchema,
  answer({ context, body, member }) {
    if (context.variation.movesPage(body.page)) creditTo(context, member, { from: 'SCB', amount: arrival })
    const rows = rowsOf(context, member.id)
    const shown = onPage(rows, body)
    return { total: rows.length, statements: shown.map((row) => onWire(context, row)) }
  },
})

/** What arrives while pages are read, in minor units. */
const arrival = 1_00

/** A member's rows, newest first; rows are kept in the order they happened, and a late one appears in its place. */
function rowsOf({ state, variation, now }: Context, memberId: string): StatementRow[] {
  const isShown = ({ id, createdAt }: StatementRow, index: number) =>
    index < state.seededRows || createdAt + variation.rowDelay(id) <= now()
  return state.statements.filter((row, index) => row.memberId === memberId && isShown(row, index)).reverse()
}

function onWire({ variation }: Context, row: StatementRow) {
  const { statementType, from, to, amount, status, createdAt, linked } = row
  return {
    statementType,
    from,
    to,
    amount: toAmount(amount),
    status,
    createdAt: toTime(variation.rowTime(createdAt)),
    ...(linked && { [linked.kind]: { description: linked.description } }),
  }
}

export const statementCalls = [readStatement]
