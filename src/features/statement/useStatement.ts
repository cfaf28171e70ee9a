import useSWR from 'swr'
import { readStatement } from '../../api/statement.ts'
import { keys } from '../../member/keys.ts'
import { rowsPerPage } from './rules.ts'

/** One page of the statement; the page before stays in sight while the next one loads. */
export const useStatement = (page: number) =>
  useSWR(keys.statement(page), () => readStatement(page, rowsPerPage), { keepPreviousData: true })
