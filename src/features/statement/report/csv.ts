export type Cell = string | { readonly number: string }

/** Without this mark of UTF-8, Excel would read Thai as Latin letters. */
export const byteOrderMark = '\uFEFF'

/** After these, spreadsheets run a cell as a formula, even full-width or after blanks. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** RFC 4180, safe from injected formulas. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

function csvCell(cell: Cell): string {
  if (typeof cell === 'object') return cell.number
  const safe = formula.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}
