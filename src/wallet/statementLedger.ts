import { send } from '../api/client/client.ts'
import { statementCall } from '../api/statement.ts'
import { now } from '../lib/clock.ts'
import { untilVisible } from '../lib/visibility.ts'
import { createLedger } from './ledger/ledger.ts'
import { subscribeSession } from '../session/session.ts'

/** Rows of a page, as the statement's own page has them. */
const pageSize = 10

/** The one reader of the statement for everything that needs an outcome; it is emptied when the session ends. */
export const ledger = createLedger({
  readPage: async (page) => {
    const { total, statements } = await send(statementCall, { body: { page, limit: pageSize } })
    return { total, rows: statements }
  },
  pageSize,
  now,
  isHidden: () => document.hidden,
  untilVisible,
})

subscribeSession(() => ledger.forget())
