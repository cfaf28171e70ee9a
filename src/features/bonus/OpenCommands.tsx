import { useTranslation } from 'react-i18next'
import { kinds } from '../../commands/kinds.ts'
import { useUnknownCommands } from '../../commands/useOpenCommands.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { searchOf } from '../../nav/dialogAddress.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Reminder } from '../../ui/Reminder.tsx'

const texts = { bonus: 'openBonus', bonusClear: 'openEnd', promotion: 'openPromotion' } as const
const isOfThisRoom = (kind: string): kind is keyof typeof texts => Object.hasOwn(texts, kind)

/** Reminds of this room's commands of unknown outcome, also after a reload. */
export function OpenCommands() {
  const { t } = useTranslation('bonus')
  // The commands are the member's, whose id comes with the wallet.
  useWallet()
  const open = useUnknownCommands().flatMap(({ kind, parameters: { code = '' } }) => {
    if (!isOfThisRoom(kind)) return []
    return [{ text: t(texts[kind], { code }), address: kinds[kind].place(code).dialog }]
  })
  return [...new Map(open.map((one) => [searchOf(one.address), one]))].map(([key, { address, text }]) => (
    <Reminder key={key} text={text} onOpen={() => openDialog(address)} />
  ))
}
