import type { ComponentProps } from 'react'
import { isPlainAmount, parseAmount } from '../../i18n/amounts.ts'
import { currencySign, exactMoney, type Currency } from '../../i18n/money.ts'
import { Field } from './Field.tsx'
import styles from './AmountField.module.css'

interface Props extends Omit<ComponentProps<typeof Field>, 'prefix' | 'inputMode' | 'value'> {
  value: string
  currency: Currency
}

function readAs(typed: string, currency: Currency): string | null {
  const amount = parseAmount(typed, currency)
  return typeof amount === 'string' || isPlainAmount(typed) ? null : `= ${exactMoney(amount, currency)}`
}

/** A text input, because number inputs refuse what people paste. */
export const AmountField = ({ currency, value, hint, ...field }: Props) => (
  <Field
    prefix={currencySign(currency)}
    inputMode="decimal"
    autoComplete="off"
    enterKeyHint="done"
    placeholder="0.00"
    className={styles['amount']}
    {...field}
    value={value}
    hint={[readAs(value, currency), hint].filter(Boolean).join(' · ')}
  />
)
