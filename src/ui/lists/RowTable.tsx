import type { ReactNode } from 'react'

interface Props {
  label: string
  /** For screen readers only. */
  columns: readonly string[]
  className: string | undefined
  /** Children have the roles of rows and cells. */
  children: ReactNode
}

/** Looks like a list. */
export const RowTable = ({ label, columns, className, children }: Props) => (
  <div role="table" aria-label={label}>
    <div role="row" className="visually-hidden">
      {columns.map((column) => (
        <span key={column} role="columnheader">
          {column}
        </span>
      ))}
    </div>
    <div role="rowgroup" className={className}>
      {children}
    </div>
  </div>
)
