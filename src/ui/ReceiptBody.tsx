import type { Receipt } from '../messages/alerts.ts'
import { Amount } from './Amount.tsx'
import styles from './Receipt.module.css'

/** What a receipt tells below its title: the amount, the server's words, and the rows of the slip. */
export const ReceiptBody = ({ receipt: { amount, note, rows } }: { receipt: Receipt }) => (
  <>
    <p className={styles['amount']}>
      <Amount>{amount}</Amount>
    </p>
    {note && <p className={styles['note']}>{note}</p>}
    <dl className={styles['rows']}>
      {rows
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </>
)
