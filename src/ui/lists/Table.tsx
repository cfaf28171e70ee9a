import type { ReactNode } from 'react'
import styles from './Table.module.css'

interface Column {
  /** For listeners alone: a row explains itself to the eye. */
  readonly head: string
  readonly kind: 'text' | 'amount' | 'time'
}

interface Row {
  readonly key: string
  /** A tile of 40 px. Decoration: the cells say what it shows. */
  readonly picture: ReactNode
  /** One cell for each column. */
  readonly cells: readonly ReactNode[]
}

interface Props {
  /** The accessible name. */
  label: string
  /** The first one stands at a row's start, the amount at its end, and a third one below. */
  columns: readonly Column[]
  rows: readonly Row[]
}

/** A table whose rows look like those of a list: a tile, words in one line or two, the amount at the end. */
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
            <td key={head} data-kind={kind}>
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
