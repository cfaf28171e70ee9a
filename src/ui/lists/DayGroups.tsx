import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { relativeDay, formatDay } from '../../i18n/dates.ts'
import { useAgo } from '../../i18n/useAgo.ts'
import { groupBy } from '../../lib/groupBy.ts'
import { Card } from '../layout/Card.tsx'
import { keyed } from './keyed.ts'
import { RowTable } from './RowTable.tsx'
import { ShapeSkeleton } from './ShapeSkeleton.tsx'
import styles from './DayGroups.module.css'

/** Height of a `MoneyRow` of two lines, in CSS px. */
const pitch = 65.5

export const DaySkeleton = ({ rows }: { rows: number }) => (
  <div className={styles['skeleton']} aria-busy="true">
    <ShapeSkeleton shape="rows" height={rows * pitch} pitch={pitch} />
  </div>
)

interface Props<Row extends { readonly createdAt: string | null }> {
  rows: readonly Row[]
  /** Epoch ms. */
  now: number
  level: 2 | 3 | 4
  keyOf(row: Row): string
  /** Given if the groups are a table. */
  columns?: readonly string[]
  /** A list item, or a row of the table; its text begins at 52 px, after a tile. */
  children(row: Row): ReactNode
}

/** Days follow the device's calendar (contract, rule 14). */
export function DayGroups<Row extends { readonly createdAt: string | null }>(props: Props<Row>) {
  const { rows, now, level, keyOf, columns, children } = props
  const { t } = useTranslation('shared')
  const ago = useAgo()
  const agoOf = (at: string) => ago(new Date(new Date(at).setHours(0, 0, 0, 0)).toISOString(), now)
  const Heading = `h${level}` as const
  const title = (at: string | null) => {
    if (at === null) return t('undated')
    const day = relativeDay(at, now)
    return `${day === 'earlier' ? agoOf(at) : t(day)} · ${formatDay(at)}`
  }
  const drawn = (items: readonly Row[]) =>
    keyed(items, (row) => `${row.createdAt} ${keyOf(row)}`).map(({ key, item }) => (
      <Fragment key={key}>{children(item)}</Fragment>
    ))
  return (
    <Card className={styles['days']}>
      {[...groupBy(rows, (row) => title(row.createdAt))].map(([name, items]) => (
        <section key={name} aria-label={name}>
          <Heading className={styles['title']} translate={/\p{L}/u.test(name) ? undefined : 'no'}>
            {name}
          </Heading>
          {columns ? (
            <RowTable label={name} columns={columns} className={styles['rows']}>
              {drawn(items)}
            </RowTable>
          ) : (
            <ul className={styles['rows']}>{drawn(items)}</ul>
          )}
        </section>
      ))}
    </Card>
  )
}
