import { createPagedList } from '../api/pagedList.ts'
import { subscribeSession } from '../session/session.ts'
import { statementPages } from './ledger/ledger.ts'
import { rowContent } from './ledger/reading.ts'

/** Kept only in memory, and cleared with the session. */
export const statementHistory = createPagedList({
  ...statementPages,
  identityOf: rowContent,
  mayChange: ({ progress }) => progress === 'underWay',
})

subscribeSession(() => statementHistory.forget())
