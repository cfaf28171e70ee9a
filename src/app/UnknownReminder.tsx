import { useTranslation } from 'react-i18next'
import { isKind, commandKinds } from '../commands/kinds.ts'
import type { OpenCommand } from '../commands/openCommands.ts'
import { useUnknownCommands } from '../commands/useOpenCommands.ts'
import { useUnknownLine } from '../commands/useUnknownLine.ts'
import { formatSince } from '../i18n/time.ts'
import { useDialog } from '../nav/useDialog.ts'
import { Warning } from '../ui/feedback/Warning.tsx'
import { useNow } from '../ui/useNow.ts'

/** In a dialog that cannot show its unknown command yet. The device keeps commands, so no read is needed. */
export function UnknownReminder() {
  const { t } = useTranslation('shared')
  const now = useNow()
  const dialog = useDialog()
  const commands = useUnknownCommands()
  const lineOf = useUnknownLine()
  const isHere = ({ kind, parameters: { code = '' } }: OpenCommand) => {
    if (!isKind(kind)) return false
    const address = commandKinds[kind].address(code)
    return 'dialog' in address && address.dialog.name === dialog?.name && address.dialog.code === dialog.code
  }
  return commands
    .filter(isHere)
    .map((one) => (
      <Warning role="alert" key={one.id}>{`${t('unknownTitle')} · ${lineOf(one, formatSince(one.at, now))}`}</Warning>
    ))
}
