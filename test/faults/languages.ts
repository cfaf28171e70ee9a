import { columnNames, type ColumnName } from './columns.ts'
import { rows, type Row } from './visits/all.ts'
import { allLanguages } from './visits/words.ts'

/** The language of a cell. It goes round, so that each row and each column is met in every one. */
export const languageOf = (row: Row, column: ColumnName) =>
  allLanguages[(rows.indexOf(row) + columnNames.indexOf(column)) % allLanguages.length] ?? 'th'
