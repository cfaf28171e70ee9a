import { slipsCall } from '../../api/slip.ts'
import { usePage } from '../../api/useRead.ts'
import { rowsPerPage } from '../../ui/lists/pageWindow.ts'

export const useSlips = (page: number) => usePage(slipsCall, page, rowsPerPage)
