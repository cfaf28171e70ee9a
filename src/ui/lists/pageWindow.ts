/** Rows of one page of a list (spec, section 9). */
export const rowsPerPage = 10

/**
 * The page numbers around the current one: three before it, one after it (spec, section 9). Pages count from 1; `known` is
 * the number of pages.
 */
export function pageWindow(page: number, known: number): number[] {
  const first = Math.max(1, page - 3)
  const last = Math.max(page, Math.min(known, page + 1))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The number of pages of a list. Without a total from the server, a full page is followed by another. */
export function pageCount(list: { total: number | null; page: number; rows: number; limit: number }): number {
  if (list.total !== null) return Math.max(1, Math.ceil(list.total / list.limit))
  return list.rows >= list.limit ? list.page + 1 : list.page
}
