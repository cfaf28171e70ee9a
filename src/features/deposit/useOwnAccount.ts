import type { BankAccount } from '../../api/banks.ts'
import { shortBank } from '../../operator/bankName.ts'
import { useBankAccount } from '../../operator/useBankAccount.ts'

/** Bank and last four digits, as a whole number could be mistaken for the account to pay to. */
export function useOwnAccount(own: BankAccount | null): string {
  const shown = useBankAccount(own)
  return shown ? `${shortBank(shown.bank)} ••${shown.number.slice(-4)}`.trim() : ''
}
