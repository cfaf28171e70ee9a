import { useTranslation } from 'react-i18next'
import { bankLabel } from '../../operator/bankName.ts'
import type { Method } from './rules.ts'

export function useMethodName(): (method: Method) => string {
  const { i18n } = useTranslation()
  return ({ account, wallet, code }) =>
    account ? bankLabel({ code: account.bankCode, ...account.bank }, i18n.language) : wallet?.walletAccountName || code
}
