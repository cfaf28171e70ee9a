import { useTranslation } from 'react-i18next'
import { claimInviteBonus } from '../../api/invite.ts'
import type { Wallet } from '../../api/wallet.ts'
import { exactMoney } from '../../i18n/money.ts'
import { currencyOf } from '../../wallet/accounts.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { leaveDialog } from '../../nav/useDialog.ts'

/** The invite bonus, and the command that receives it. A success closes the dialog, a refusal does not. */
export function useInviteBonus(wallet: Wallet) {
  const { t } = useTranslation(['invite', 'common'])
  const { run, busy, open, settle } = useCommand('inviteBonus')
  const amountMinor = wallet.invite?.amount ?? null
  const amount = exactMoney(amountMinor, currencyOf(wallet))
  const claimed = t('claimed', { amount })
  const receiptOf = useReceipt()
  const claim = () =>
    void run({ amountMinor }, claimInviteBonus, {
      leave: leaveDialog,
      done: (said) => ({
        title: t('claimedTitle'),
        text: said ?? claimed,
        receipt: receiptOf(amount, said, { from: { name: t('bonusTitle') }, to: 'main', movesMain: true }),
      }),
      failed: 'toast',
    })
  return { amountMinor, claim, busy, open, settle }
}
