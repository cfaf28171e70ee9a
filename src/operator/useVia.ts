import { useTranslation } from 'react-i18next'
import { banksCall } from '../api/banks.ts'
import { useRead } from '../api/useRead.ts'
import { bankLabel } from './bankName.ts'

/** A way to pay in by its code, with its name. */
interface Way {
  readonly code: string
  readonly name: string
}

/**
 * What a credit was paid through, as its row of the statement says (`from`, a code or ''; null while there is no credit): the way that was
 * awaited, or another bank. Null where the row names neither. `awaited`: null while its name is not known.
 */
export function useVia(from: string | null, awaited: Way | null = null): { name: string; bank: string } | null {
  const bankName = useBankNames(from !== null)
  if (!from) return null
  const name = from === awaited?.code ? awaited.name : bankName(from)
  return name === '' ? null : { name, bank: from }
}

/** Returns the names of banks by their codes; '' for one that is not known, or not yet. Nothing is read while none is needed. */
export function useBankNames(isNeeded: boolean): (code: string) => string {
  const { i18n } = useTranslation()
  const { data: banks } = useRead(isNeeded ? banksCall : null)
  return (code) => {
    const bank = banks?.find((one) => one.code === code)
    return bank ? bankLabel(bank, i18n.language) : ''
  }
}
