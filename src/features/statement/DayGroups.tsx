import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatementRow } from '../../api/statement.ts'
import { dayOf, formatDay } from '../../i18n/dates.ts'
import type { Currency } from '../../i18n/money.ts'
import { Card } from '../../ui/Card.tsx'
import { keyed } from '../../ui/keyed.ts'
import { useNow } from '../../ui/useNow.ts'
import { MovementRow } from './MovementRow.tsx'
import styles from './StatementPage.module.css'
import type { NameOf } from './useMovement.ts'

interface Props {
  rows: readonly StatementRow[]
  nameOf: NameOf
  currency: Currency
}

/** The rows of a page, grouped by calendar day of the device, whose heading has the date (contract, reading 14). Memoised: a new page number does not render the old rows again. */
export const DayGroups = memo(function DayGroups({ rows, nameOf, currency }: Props) {
  const { t } = useTranslation('statement')
  const now = useNow()
  const title = (at: string | null) => {
    if (at === null) return t('undated')
    const day = dayOf(at, now)
    return day === 'earlier' ? formatDay(at) : `${t(day)} · ${formatDay(at)}`
  }
  return groupBy(rows, (row) => title(row.createdAt)).map(({ name, items }) => (
    <section key={name} aria-label={name}>
      <h2 className={styles['day']}>{name}</h2>
      <Card className={styles['group']}>
        <ul className={styles['rows']}>
          {keyed(items, (row) => `${row.createdAt} ${row.statementType}`).map(({ key, item }) => (
            <MovementRow key={key} row={item} nameOf={nameOf} currency={currency} now={now} />
          ))}
        </ul>
      </Card>
    </section>
  ))
})

function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): { name: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return [...groups].map(([name, grouped]) => ({ name, items: grouped }))
}
