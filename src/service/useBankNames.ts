import { useTranslation } from 'react-i18next'
import { banksCall } from '../api/banks.ts'
import { useRead } from '../reads/reads.ts'
import { bankLabel } from './bankName.ts'

/** Returns the names of banks by their codes; '' for one that is not known, or not yet. Nothing is read while none is needed. */
export function useBankNames(isNeeded: boolean): (code: string) => string {
  const { i18n } = useTranslation()
  const { data: banks } = useRead(isNeeded ? banksCall : null)
  return (code) => {
    const bank = banks?.find((one) => one.code === code)
    return bank ? bankLabel(bank, i18n.language) : ''
  }
}
