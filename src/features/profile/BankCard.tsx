import { PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BankAccount, Bank } from '../../api/banks.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { bankLabel, bankOf, dashed, needsNewName } from '../../operator/bankName.ts'
import { DiscButton } from '../../ui/controls/Button.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import styles from './ProfilePage.module.css'

interface Props {
  account: BankAccount
  banks: readonly Bank[]
  isShort?: boolean
}

export function BankCard({ account, banks, isShort = false }: Props) {
  const { t, i18n } = useTranslation('profile')
  const bank = bankOf(account, banks)
  const { code } = bank
  const name = bankLabel(bank, i18n.language)
  const names = isShort || name === bank.nameTH ? [name] : [name, bank.nameTH]
  const facts = [
    { look: styles['bank'], label: t('bank'), value: names.filter(Boolean).join(' · ') },
    { look: styles['number'], label: t('accountNo'), value: dashed(account.bankAccountNo) },
    ...(isShort ? [] : [{ look: 'muted', label: t('accountName'), value: account.bankAccountName }]),
  ] as const
  return (
    <div className={styles['row']}>
      {code !== '' && <BankTile code={code} />}
      <dl translate="no">
        {facts.map(({ look, label, value }) => (
          <div key={label}>
            <dt className="visually-hidden" translate="yes">
              {label}
            </dt>
            <dd className={look}>{value || '-'}</dd>
          </div>
        ))}
      </dl>
      {!isShort && needsNewName(account, banks) && (
        <DiscButton label={t('bankNameTitle')} onClick={() => openDialog({ name: 'bankName' })}>
          <PencilLine size={20} />
        </DiscButton>
      )}
    </div>
  )
}
