import { useTranslation } from 'react-i18next'
import { isKind, commandKinds } from '../commands/kinds.ts'
import type { OpenCommand } from '../commands/openCommands.ts'
import { useUnknownCommands } from '../commands/useOpenCommands.ts'
import { formatMoney } from '../i18n/money.ts'
import { formatSince } from '../i18n/time.ts'
import { minorOf } from '../lib/money/minor.ts'
import { useDialog } from '../nav/useDialog.ts'
import { useNow } from '../ui/useNow.ts'
import { Warning } from '../ui/feedback/Warning.tsx'
import { useCurrency } from '../wallet/useWallet.ts'

/** In a dialog that cannot show its unknown command yet. The device keeps commands, so no read is needed. */
export function UnknownNotice() {
  const { t } = useTranslation('shared')
  const now = useNow()
  const dialog = useDialog()
  const open = useUnknownCommands()
  const currency = useCurrency()
  const isHere = ({ kind, parameters: { code = '' } }: OpenCommand) => {
    if (!isKind(kind)) return false
    const place = commandKinds[kind].place(code)
    return 'dialog' in place && place.dialog.name === dialog?.name && place.dialog.code === dialog.code
  }
  return open.filter(isHere).map(({ id, kind, at, amountMinor }) => {
    const time = formatSince(at, now)
    // For a spin the number is coins, not money.
    const amount = kind === 'spin' || amountMinor === null ? null : formatMoney(minorOf(amountMinor), currency)
    const line = amount === null ? t('unknownSent', { time }) : t('unknownLine', { amount, time })
    return <Warning key={id}>{`${t('unknownTitle')} · ${line}`}</Warning>
  })
}
