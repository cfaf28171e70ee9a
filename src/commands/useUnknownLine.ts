import { useTranslation } from 'react-i18next'
import { formatMoney } from '../i18n/money.ts'
import { useCurrency } from '../wallet/useWallet.ts'
import { moneyOf } from './kinds.ts'
import type { OpenCommand } from './openCommands.ts'

/** When it was sent and, if it names one, its amount. */
export function useUnknownLine() {
  const { t } = useTranslation('shared')
  const currency = useCurrency()
  return (command: OpenCommand, time: string, write = formatMoney): string => {
    const minor = moneyOf(command)
    return minor === null ? t('unknownSent', { time }) : t('unknownLine', { amount: write(minor, currency), time })
  }
}
