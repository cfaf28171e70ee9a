import type { ComponentProps } from 'react'
import { currencySign, type Currency } from '../../i18n/money.ts'
import styles from './AmountField.module.css'
import { Field } from './Field.tsx'

interface Props extends Omit<ComponentProps<typeof Field>, 'prefix' | 'inputMode'> {
  currency: Currency
}

/** A text input, as number inputs refuse the comma of some keyboards. */
export const AmountField = ({ currency, ...field }: Props) => (
  <Field
    prefix={currencySign(currency)}
    inputMode="decimal"
    autoComplete="off"
    enterKeyHint="done"
    placeholder="0.00"
    className={styles['amount']}
    {...field}
  />
)
