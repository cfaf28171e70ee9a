import { useTranslation } from 'react-i18next'
import { inviteBonusCall } from '../../api/invite.ts'
import type { Wallet } from '../../api/wallet.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { leaveDialog } from '../../nav/useDialog.ts'

/**
 * The invite bonus, and the command that receives it. A success closes the dialog, a refusal does not. The server does not say how much it
 * added, and percents may hold, so the receipt names no amount.
 */
export function useInviteBonus(wallet: Wallet) {
  const { t } = useTranslation(['invite', 'shared', 'common'])
  const { run, busy, open, decide } = useCommand('inviteBonus')
  const amountMinor = wallet.invite?.amount ?? null
  const receiptOf = useReceipt()
  const claim = () =>
    void run(inviteBonusCall, {
      amountMinor,
      leave: leaveDialog,
      done: (said) => ({
        title: t('claimedTitle'),
        text: said ?? t('claimed'),
        receipt: receiptOf(t('shared:inviteBonus'), said, { to: 'main', movesMain: true }),
      }),
      failed: 'toast',
    })
  return { amountMinor, claim, busy, open, decide }
}
