import type { BankAccount } from '../../api/banks.ts'
import { shortBank } from '../../operator/bankName.ts'
import { useBankAccount } from '../../operator/useBankAccount.ts'

/** The registered account by its bank and its end, as a whole number might be taken for one to pay to; '' without one. */
export function useOwnAccount(own: BankAccount | null): string {
  const shown = useBankAccount(own)
  return shown ? `${shortBank(shown.bank)} ••${shown.number.slice(-4)}`.trim() : ''
}
