import { useTranslation } from 'react-i18next'
import type { BankAccount } from '../../api/bankAccount.ts'
import { shortBank } from '../../service/bankName.ts'
import { useBankAccount } from '../../service/useBankAccount.ts'

/** From where to pay: the registered account by its bank and its end, as a whole number might be taken for one to pay to. */
export function usePayFrom(own: BankAccount | null): string {
  const { t } = useTranslation('deposit')
  const shown = useBankAccount(own)
  return shown
    ? t('payFromOwn', { account: `${shortBank(shown.bank)} ••${shown.number.slice(-4)}`.trim() })
    : t('payFrom')
}
