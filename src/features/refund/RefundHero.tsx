import type { ReactNode } from 'react'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { Amount } from '../../ui/money/Amount.tsx'
import { classes } from '../../ui/classes.ts'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import dialogStyles from '../../ui/controls/DialogForm.module.css'
import figureStyles from '../../ui/money/Figure.module.css'
import styles from './Refund.module.css'

interface Props {
  title: string
  /** Null if unknown. */
  amount: Minor | null
  currency: Currency
  /** `success`: receivable; `waiting`: on its way. */
  tone?: 'success' | 'waiting' | undefined
  busy: boolean
  children: ReactNode
}

export const RefundHero = ({ title, amount, currency, tone, busy, children }: Props) => (
  <section className={styles['hero']} data-tone={tone} aria-label={title}>
    <div className={styles['sum']}>
      <p className={styles['label']}>{title}</p>
      {amount !== null && (
        <p className={figureStyles['figure']}>
          <Amount>{formatMoney(amount, currency)}</Amount>
        </p>
      )}
    </div>
    <div className={classes(dialogStyles['form'], styles['body'])}>{children}</div>
    <LoadingOverlay active={busy} />
  </section>
)
