import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type BankAccount, banksCall } from '../../api/banks.ts'
import { profileCall } from '../../api/profile.ts'
import { useRead } from '../../api/useRead.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { bankLabel, bankOf, dashed, fitsBankName, needsNewName, shortBank } from '../../operator/bankName.ts'
import { useBankAccount } from '../../operator/useBankAccount.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import styles from './AccountDeposit.module.css'
import listStyles from './MethodList.module.css'

/** The player may pay only from the registered account. */
export function PayFrom({ own }: { own: BankAccount | null }) {
  const { t } = useTranslation('deposit')
  const account = useOwnAccount(own)
  return (
    <p className={styles['from']}>
      <TriangleAlert size={20} />
      <b>{t(account === '' ? 'payFrom' : 'payFromOwn', { account })}</b>
    </p>
  )
}

/** KBANK AUTO matches payments by the payer's English name; other names must be corrected first (product, validation). */
export function PayFromNamed() {
  const { t, i18n } = useTranslation('deposit')
  const { data: profile } = useRead(profileCall)
  const { data: banks = [] } = useRead(banksCall)
  const own = profile?.bankAccount ?? null
  const bank = bankOf(own, banks)
  return (
    <div className={styles['from']}>
      <TriangleAlert size={20} />
      <b>{t('payFrom')}</b>
      {own && (
        <div className={styles['own']}>
          {bank.code !== '' && <BankTile code={bank.code} />}
          <p translate="no">
            <span>{bankLabel(bank, i18n.language)}</span>{' '}
            <span className={styles['number']}>{dashed(own.bankAccountNo)}</span>{' '}
            <span className={styles['holder']}>{own.bankAccountName}</span>
          </p>
        </div>
      )}
      {own && needsNewName(own, banks) && (
        <>
          <p>{t('nameNeeded')}</p>
          <Button variant="plain" onClick={() => openDialog({ name: 'bankName' })}>
            {t('nameEdit')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Also shown in the list, where numbers can be copied. */
export function FromNote({ own }: { own: BankAccount | null }) {
  const { t } = useTranslation('deposit')
  const account = useOwnAccount(own)
  return (
    <p className={listStyles['from']}>
      <TriangleAlert size={16} />
      <span>{t(account === '' ? 'onlyFrom' : 'onlyFromOwn', { account })}</span>
    </p>
  )
}

/** Bank and last four digits; a whole number could be mistaken for the payee's. */
function useOwnAccount(own: BankAccount | null): string {
  const { i18n } = useTranslation()
  const shown = useBankAccount(own)
  if (!shown) return ''
  return `${fitsBankName(i18n.language) || shown.code === '' ? shortBank(shown.bank) : shown.code} ••${shown.number.slice(-4)}`.trim()
}
