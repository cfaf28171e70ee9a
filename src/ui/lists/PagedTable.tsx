import type { ComponentProps } from 'react'
import { PagedRows } from './PagedRows.tsx'
import { Table } from './Table.tsx'
import styles from './PagedTable.module.css'

type TableProps = ComponentProps<typeof Table>
type PagedRowsProps<Page extends { readonly total: number | null }> = ComponentProps<
  typeof PagedRows<Page, TableProps['rows'][number]>
>

interface Props<Page extends { readonly total: number | null }>
  extends Omit<PagedRowsProps<Page>, 'children'>, Pick<TableProps, 'columns'> {
  title: string
}

export const PagedTable = <Page extends { readonly total: number | null }>({
  title,
  columns,
  ...paged
}: Props<Page>) => (
  <section>
    <h3 className={styles['title']}>{title}</h3>
    <PagedRows {...paged}>
      {(rows) => (
        <div className={styles['group']}>
          <Table label={title} columns={columns} rows={rows} />
        </div>
      )}
    </PagedRows>
  </section>
)
