/** A cell: a text, or a number as it stands. */
export type Cell = string | { readonly number: string }

/** Tells programs that the text is UTF-8; Excel would read Thai as Latin letters. */
export const byteOrderMark = '\uFEFF'

/** Characters by which a spreadsheet takes a cell for a formula, also in their wide form, and behind blanks. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** A table as CSV (RFC 4180). Nothing that the server or another person wrote can become a formula. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

function written(cell: Cell): string {
  if (typeof cell === 'object') return cell.number
  const safe = formula.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}
