import { ArrowDownUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '../../i18n/money.ts'
import { AccountTile } from '../../ui/AccountTile.tsx'
import { DiscButton } from '../../ui/DiscButton.tsx'
import { Picker } from '../../ui/Picker.tsx'
import { faceOf } from '../../wallet/accountFace.ts'
import type { Account } from '../../wallet/transferAccounts.ts'
import { AccountLabel } from './AccountLabel.tsx'
import type { TransferDraft } from './rules.ts'
import styles from './TransferAccounts.module.css'

interface Props {
  accounts: readonly Account[]
  currency: Currency
  draft: TransferDraft
  /** An account's name in the player's language. */
  nameOf(code: string): string
  onChange(part: Partial<TransferDraft>): void
}

/** The source and the target of a transfer. To choose the account that the other one has swaps both. */
export function TransferAccounts({ accounts, currency, draft: { from, to }, nameOf, onChange }: Props) {
  const { t } = useTranslation('transfer')
  const optionsOf = (value: string, taken: string) => [
    ...(value === '' ? [{ value: '', label: <span className={styles['none']}>{t('choose')}</span> }] : []),
    ...accounts.map((account) => ({
      value: account.code,
      picture: <AccountTile account={faceOf(account.code, accounts)} />,
      label: <AccountLabel name={nameOf(account.code)} minor={account.amount} currency={currency} />,
      isTaken: account.code === taken,
    })),
  ]
  const swap = () => onChange({ from: to, to: from })
  return (
    <div className={styles['accounts']}>
      <Picker
        label={t('from')}
        options={optionsOf(from, to)}
        value={from}
        onChange={(code) => onChange({ from: code })}
        onTaken={swap}
      />
      <DiscButton label={t('swap')} className={styles['swap']} onClick={swap}>
        <ArrowDownUp />
      </DiscButton>
      <Picker
        label={t('to')}
        options={optionsOf(to, from)}
        value={to}
        onChange={(code) => onChange({ to: code })}
        onTaken={swap}
      />
    </div>
  )
}
