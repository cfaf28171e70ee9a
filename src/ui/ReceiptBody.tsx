import type { Receipt } from '../messages/alerts.ts'
import { hideAmounts } from '../i18n/amounts.ts'
import { AccountTile } from './AccountTile.tsx'
import { Amount } from './Amount.tsx'
import { classes } from './classes.ts'
import { Masked } from './Masked.tsx'
import styles from './Receipt.module.css'
import { Steps } from './Steps.tsx'

/** What a receipt tells below its title: the amount, the server's words, the steps, whose the money was and is, and the rows of the slip. */
export const ReceiptBody = ({ receipt: { amount, note, steps, hint, rows } }: { receipt: Receipt }) => (
  <>
    <p className={styles['amount']}>
      <Amount>{hideAmounts(amount)}</Amount>
    </p>
    {note && <p className={styles['note']}>{hideAmounts(note)}</p>}
    {steps && (
      <div className={styles['way']}>
        <Steps steps={steps} />
      </div>
    )}
    {hint && <p className={styles['hint']}>{hint}</p>}
    <dl className={styles['rows']}>
      {rows
        .filter(({ value }) => value !== '')
        .map(({ label, value, detail, account, isBalance }) => (
          <div key={label} className={classes(account && styles['end'], isBalance && styles['balance'])}>
            <dt>{label}</dt>
            <dd>
              {account && <AccountTile account={account} />}
              <Masked>{hideAmounts(value)}</Masked>
              {detail && <span className={styles['detail']}>{detail}</span>}
            </dd>
          </div>
        ))}
    </dl>
  </>
)
