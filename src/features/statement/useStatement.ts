import { statementCall } from '../../api/statement.ts'
import { usePage } from '../../reads/reads.ts'
import { rowsPerPage } from '../../ui/pageWindow.ts'

/** One page of the statement. */
export const useStatement = (page: number) => usePage(statementCall, page, rowsPerPage)
