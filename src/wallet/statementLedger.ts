import { send } from '../api/client/client.ts'
import { statementCall } from '../api/statement.ts'
import { subscribeSession } from '../session/session.ts'
import { rowsPerPage } from '../ui/lists/pageWindow.ts'
import { createLedger } from './ledger/ledger.ts'

export const statementPages = {
  pageSize: rowsPerPage,
  async readPage(page: number, signal?: AbortSignal) {
    const body = { page, limit: statementPages.pageSize }
    const { total, statements } = await send(statementCall, { body, ...(signal && { signal }) })
    return { total, rows: statements }
  },
}

/** Cleared when the session ends. */
export const ledger = createLedger(statementPages)

subscribeSession(() => ledger.forget())
