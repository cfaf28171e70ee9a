import { send } from '../api/client.ts'
import { statementCall } from '../api/statement.ts'
import { nextSight } from '../web/seen.ts'
import { createLedger } from './ledger/ledger.ts'
import { looking } from './looked.ts'
import { subscribeSession } from '../session/session.ts'

/** Rows of a page, as the statement's own page has them. */
const pageSize = 10

/** The one reader of the statement for all who want to know what became of something; it forgets with the session. */
export const ledger = createLedger({
  readPage: async (page) => {
    const { total, statements } = await looking('statement', () =>
      send(statementCall, { body: { page, limit: pageSize } }),
    )
    return { total, rows: statements }
  },
  pageSize,
  now: () => performance.now(),
  isHidden: () => document.hidden,
  nextSight,
})

subscribeSession(() => ledger.forget())
