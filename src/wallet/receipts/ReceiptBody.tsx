import type { ComponentProps, ReactNode } from 'react'
import { hideAmounts } from '../../i18n/amounts.ts'
import type { Receipt } from '../../lib/alerts.ts'
import { classes } from '../../ui/classes.ts'
import { Steps } from '../../ui/feedback/Steps.tsx'
import { AccountTile } from '../../ui/money/AccountTile.tsx'
import { Amount, Masked } from '../../ui/money/Amount.tsx'
import { AskAboutThis } from './AskAboutThis.tsx'
import { factsOf } from './questionText.ts'
import { SaveReceipt } from './SaveReceipt.tsx'
import styles from './Receipt.module.css'

interface Props extends ComponentProps<typeof SaveReceipt> {
  onAsk?: (() => void) | undefined
  children?: ReactNode
}

export const ReceiptActions = ({ onAsk, children, ...receipt }: Props) => (
  <div className={styles['actions']}>
    <SaveReceipt {...receipt} />
    {!receipt.isAsking && (
      <AskAboutThis
        facts={factsOf(receipt.title, receipt.receipt)}
        reference={receipt.receipt.reference}
        onAsk={onAsk}
      />
    )}
    {!receipt.isAsking && children}
  </div>
)

export const ServiceLine = () => (
  <div className={styles['service']} translate="no">
    {document.title}
  </div>
)

export const ReceiptFacts = ({ receipt: { amount, caption, steps, hint, rows } }: { receipt: Receipt }) => (
  <>
    {amount && (
      <p className={styles['amount']}>
        <Amount>{hideAmounts(amount)}</Amount>
      </p>
    )}
    {caption && <p className={styles['note']}>{hideAmounts(caption)}</p>}
    {steps && (
      <div className={styles['way']}>
        <Steps steps={steps} />
      </div>
    )}
    {hint && <p className={styles['hint']}>{hint}</p>}
    {rows.length > 0 && (
      <dl className={styles['rows']}>
        {rows
          .filter(({ value }) => value !== '')
          .map(({ label, value, ago, detail, account, isBalance }) => (
            <div key={label} className={classes(account && styles['end'], isBalance && styles['balance'])}>
              <dt>{label}</dt>
              <dd>
                {account && <AccountTile account={account} />}
                <Masked>{hideAmounts(value)}</Masked>
                {ago && (
                  <>
                    {' '}
                    <span className={styles['ago']}>{ago}</span>
                  </>
                )}
                {detail && <span className={styles['detail']}>{detail}</span>}
              </dd>
            </div>
          ))}
      </dl>
    )}
  </>
)
