/** Three pages before and one after the current one (product, numbers); `known` is the number of pages. */
export function pageWindow(page: number, known: number): number[] {
  const first = Math.max(1, page - 3)
  const last = Math.max(page, Math.min(known, page + 1))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Without a total, a full page suggests that another one follows. */
export function pageCount(list: { total: number | null; page: number; rows: number; limit: number }): number {
  if (list.total !== null) return Math.max(1, Math.ceil(list.total / list.limit))
  return list.rows >= list.limit ? list.page + 1 : list.page
}

/** Pages count from 1; later ones become the last. */
export function pageOf<Row>(rows: readonly Row[], page: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(rows.length / perPage))
  const at = Math.min(Math.max(1, page), pages)
  const first = (at - 1) * perPage
  return { page: at, pages, first, rows: rows.slice(first, first + perPage) }
}
