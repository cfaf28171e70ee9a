import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../layout/Card.tsx'
import { PagedRows } from './PagedRows.tsx'
import styles from './PagedTable.module.css'
import tableStyles from './Table.module.css'

interface TableRow {
  readonly key: string
  /** 40 px. */
  readonly picture?: ReactNode
  readonly cells: readonly ReactNode[]
}

interface Listed {
  readonly total: number | null
}

interface Props<Page extends Listed> extends Omit<ComponentProps<typeof PagedRows<Page, TableRow>>, 'children'> {
  title: string
  /** `head` is for screen readers only. */
  columns: readonly { readonly head: string; readonly kind: 'text' | 'amount' | 'time' }[]
}

export const PagedTable = <Page extends Listed>({ title, columns, ...paged }: Props<Page>) => (
  <section>
    <h3 className={styles['title']}>{title}</h3>
    <PagedRows {...paged}>
      {(rows) => (
        <Card className={styles['group']}>
          <table className={tableStyles['table']} aria-label={title}>
            <thead className="visually-hidden">
              <tr>
                {rows[0]?.picture && <td aria-hidden="true" />}
                {columns.map(({ head }) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, picture, cells }) => (
                <tr key={key} data-low={picture ? undefined : ''}>
                  {picture && (
                    <td className={tableStyles['picture']} aria-hidden="true">
                      {picture}
                    </td>
                  )}
                  {columns.map(({ head, kind }, index) => (
                    <td key={head} data-kind={kind} translate={kind === 'text' ? undefined : 'no'}>
                      {cells[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </PagedRows>
  </section>
)
