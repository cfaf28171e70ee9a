import { useTranslation } from 'react-i18next'
import { bankLabel } from '../../service/bankName.ts'
import type { Method } from './rules.ts'

/** Names a way of paying in the player's language: the bank's name, the service's, or the wallet's. */
export function useMethodName(): (method: Method) => string {
  const { i18n } = useTranslation()
  return ({ account, wallet, code }) =>
    account ? bankLabel({ code: account.bankCode, ...account.bank }, i18n.language) : wallet?.walletAccountName || code
}
