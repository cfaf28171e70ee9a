import { slipsCall } from '../../api/slip.ts'
import { usePage } from '../../api/useRead.ts'
import { rowsPerPage } from '../../ui/lists/pageWindow.ts'

/** One page of the member's slips, newest first. */
export const useSlips = (page: number) => usePage(slipsCall, page, rowsPerPage)
