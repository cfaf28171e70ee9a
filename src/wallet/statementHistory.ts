import { send } from '../api/client/client.ts'
import { statementCall } from '../api/statement.ts'
import { createPagedList } from '../api/pagedList.ts'
import { retryPause } from '../api/useRead.ts'
import { subscribeSession } from '../session/session.ts'
import { untilVisible } from '../lib/visibility.ts'
import { contentOf } from './ledger/row.ts'

/** Spec, section 9. */
const pageSize = 10

/** Never stored; cleared with the session. */
export const statementHistory = createPagedList({
  readPage: async (page, signal) => {
    const { total, statements } = await send(statementCall, { body: { page, limit: pageSize }, signal })
    return { total, rows: statements }
  },
  pageSize,
  identityOf: contentOf,
  mayChange: ({ progress }) => progress === 'underWay',
  pauseAfter: retryPause,
  today: () => Date.now(),
  now: () => performance.now(),
  isHidden: () => document.hidden,
  untilVisible,
})

subscribeSession(() => statementHistory.forget())
