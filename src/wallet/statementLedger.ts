import { send } from '../api/client/client.ts'
import { statementCall } from '../api/statement.ts'
import { createLedger } from './ledger/ledger.ts'
import { subscribeSession } from '../session/session.ts'

const ledgerPageSize = 10

/** Cleared when the session ends. */
export const ledger = createLedger({
  readPage: async (page) => {
    const { total, statements } = await send(statementCall, { body: { page, limit: ledgerPageSize } })
    return { total, rows: statements }
  },
  pageSize: ledgerPageSize,
})

subscribeSession(() => ledger.forget())
