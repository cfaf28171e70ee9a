import type { ReactNode } from 'react'

interface Props {
  /** Accessible name. */
  label: string
  /** For screen readers only. */
  columns: readonly string[]
  className: string | undefined
  /** With the roles of rows and cells. */
  children: ReactNode
}

/** A table that looks like a list. */
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
