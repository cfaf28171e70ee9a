import { useTranslation } from 'react-i18next'
import { banksCall } from '../api/banks.ts'
import { useRead } from '../api/useRead.ts'
import { bankLabel } from './bankName.ts'

interface PaymentMethod {
  readonly code: string
  readonly name: string
}

/**
 * `from`: the credit's bank code; null until credited.
 * @returns null if the row names neither the awaited method nor a bank.
 */
export function usePaymentSource(from: string | null, awaited: PaymentMethod | null = null) {
  const bankName = useBankNames(from !== null)
  if (!from) return null
  const name = from === awaited?.code ? awaited.name : bankName(from)
  return name === '' ? null : { name, bank: from }
}

/** @returns '' while unknown. */
export function useBankNames(isNeeded: boolean): (code: string) => string {
  const { i18n } = useTranslation()
  const { data: banks } = useRead(isNeeded ? banksCall : null)
  return (code) => {
    const bank = banks?.find((one) => one.code === code)
    return bank ? bankLabel(bank, i18n.language) : ''
  }
}
