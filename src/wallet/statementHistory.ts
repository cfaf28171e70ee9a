import { send } from '../api/client/client.ts'
import { statementCall } from '../api/statement.ts'
import { createPagedList } from '../api/pagedList.ts'
import { subscribeSession } from '../session/session.ts'
import { rowContent } from './ledger/row.ts'

const historyPageSize = 10

/** Kept only in memory, and cleared with the session. */
export const statementHistory = createPagedList({
  readPage: async (page, signal) => {
    const { total, statements } = await send(statementCall, { body: { page, limit: historyPageSize }, signal })
    return { total, rows: statements }
  },
  pageSize: historyPageSize,
  identityOf: rowContent,
  mayChange: ({ progress }) => progress === 'underWay',
})

subscribeSession(() => statementHistory.forget())
