import type { ReactNode } from 'react'
import styles from './Table.module.css'

interface TableColumn {
  /** For screen readers only. */
  readonly head: string
  readonly kind: 'text' | 'amount' | 'time'
}

interface TableRow {
  readonly key: string
  /** A tile of 40 px. Decoration. */
  readonly picture: ReactNode
  readonly cells: readonly ReactNode[]
}

interface Props {
  /** Accessible name. */
  label: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

export const Table = ({ label, columns, rows }: Props) => (
  <table className={styles['table']} aria-label={label}>
    <thead className="visually-hidden">
      <tr>
        <td aria-hidden="true" />
        {columns.map(({ head }) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, picture, cells }) => (
        <tr key={key}>
          <td className={styles['picture']} aria-hidden="true">
            {picture}
          </td>
          {columns.map(({ head, kind }, index) => (
            <td key={head} data-kind={kind} translate={kind === 'text' ? undefined : 'no'}>
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
