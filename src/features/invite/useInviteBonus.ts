import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { claimInviteBonus } from '../../api/invite.ts'
import type { Wallet } from '../../api/wallet.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { formatMoney } from '../../i18n/money.ts'
import { currencyOf } from '../../member/accounts.ts'
import { useCommand } from '../../member/useCommand.ts'
import { leaveDialog } from '../../nav/useDialog.ts'
import { showToast } from '../../ui/messages.ts'

/** The invite bonus, and the one command that receives it: done leaves the dialog, a refusal is told and stays. */
export function useInviteBonus(wallet: Wallet) {
  const { t } = useTranslation('invite')
  const errorText = useErrorText()
  const messageText = useMessageText()
  const { run, busy, open, settle } = useCommand('inviteBonus')
  // The dialog goes by a step back in the history, which takes a moment: a tap in it sends nothing twice.
  const leaving = useRef(false)
  const amountMinor = wallet.invite?.amount ?? null

  const claim = async () => {
    if (leaving.current) return
    const outcome = await run(amountMinor, claimInviteBonus)
    if (outcome?.status === 'known') {
      leaving.current = true
      await leaveDialog()
      leaving.current = false
      const said = messageText(outcome.answer.message)
      showToast('success', said ?? t('claimed', { amount: formatMoney(amountMinor, currencyOf(wallet)) }))
    } else if (outcome?.status === 'failed' && !outcome.error.ended) showToast('error', errorText(outcome.error))
  }
  return { amountMinor, claim, busy, open, settle }
}
