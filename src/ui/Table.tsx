import type { ReactNode } from 'react'
import styles from './Table.module.css'

interface Column {
  readonly head: string
  readonly kind: 'text' | 'amount' | 'time'
}

interface Props {
  /** The accessible name. */
  label: string
  columns: readonly Column[]
  /** Each row has one cell for each column. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A table. On narrow phones a row of three columns takes two lines. */
export const Table = ({ label, columns, rows }: Props) => (
  <table className={styles['table']} data-stacks={columns.length > 2 ? '' : undefined} aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ head, kind }) => (
          <th key={head} scope="col" data-kind={kind}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {columns.map(({ head, kind }, index) => (
            <td key={head} data-kind={kind}>
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
