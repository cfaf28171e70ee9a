import type { Call } from '../api/call.ts'
import { useRead } from './useRead.ts'

/** One page of a list, from 1, with so many rows; the previous page stays visible while the next one loads. */
export const usePage = <Page>(call: Call<Page>, page: number, limit: number) =>
  useRead(call, { body: { page, limit } }, { keepPreviousData: true })
