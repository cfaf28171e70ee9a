import { slipsCall } from '../../api/slip.ts'
import { usePage } from '../../reads/reads.ts'
import { rowsPerPage } from '../../ui/pageWindow.ts'

/** One page of the member's slips, newest first. */
export const useSlips = (page: number) => usePage(slipsCall, page, rowsPerPage)
