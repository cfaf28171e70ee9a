import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { ReactNode } from 'react'
import { isKind, kinds } from '../commands/kinds.ts'
import type { OpenCommand } from '../commands/openCommands.ts'
import { useUnknownCommands } from '../commands/useCommand.ts'
import { formatMoney } from '../i18n/money.ts'
import { MayCalm } from '../i18n/readErrorText.ts'
import { formatSince } from '../i18n/since.ts'
import { minorOf } from '../money/minor.ts'
import { useDialog } from '../nav/useDialog.ts'
import { DespiteFailure } from '../ui/ReadFailure.tsx'
import { useNow } from '../ui/useNow.ts'
import { Warning } from '../ui/Warning.tsx'
import { currencyOf } from '../wallet/accounts.ts'
import { useWallet } from '../wallet/useWallet.ts'

/** Tells commands of unknown outcome where the reads of their place fail: they are on the device, and need no read. */
export function UnknownHere({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const dialog = useDialog()
  const open = useUnknownCommands()
  const isHere = ({ kind, parameters: { code = '' } }: OpenCommand) => {
    if (!isKind(kind)) return false
    const place = kinds[kind].place(code)
    return 'page' in place
      ? place.page === path && dialog === null
      : place.dialog.name === dialog?.name && (place.dialog.code ?? '') === (dialog.code ?? '')
  }
  const here = open.filter(isHere)
  return (
    <MayCalm value={open.length === 0}>
      <DespiteFailure value={here.length > 0 ? <Notice commands={here} /> : null}>{children}</DespiteFailure>
    </MayCalm>
  )
}

function Notice({ commands }: { commands: readonly OpenCommand[] }) {
  const { t } = useTranslation('shared', { useSuspense: false })
  const now = useNow()
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  return commands.map(({ id, kind, at, amountMinor }) => {
    const time = formatSince(at, now)
    const amount =
      kind === 'spin' || amountMinor === null ? null : formatMoney(minorOf(amountMinor), currencyOf(wallet))
    return (
      <Warning key={id} role="alert">
        {`${t('unknownTitle')} · ${amount === null ? t('unknownSent', { time }) : t('unknownLine', { amount, time })}`}
      </Warning>
    )
  })
}
