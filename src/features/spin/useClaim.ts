import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { claimCoupon } from '../../api/spinwheel.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { useCommand } from '../../member/useCommand.ts'
import { leaveDialog } from '../../nav/useDialog.ts'
import { showAlert } from '../../ui/messages.ts'
import { burst } from './rules.ts'
import { useReadAgain } from './useWheel.ts'

/** Claiming: one at a time for all coupons. Done closes the dialog and says so, refused says why, unknown stays open. */
export function useClaim() {
  const { t } = useTranslation(['spin', 'common'])
  const errorText = useErrorText()
  const messageText = useMessageText()
  const { run, ...command } = useCommand('claim')
  const readAgain = useReadAgain()
  const tappedAt = useRef(Number.NEGATIVE_INFINITY)
  // The dialog goes by a step back in the history, which takes a moment: a tap in it claims nothing.
  const leaving = useRef(false)

  const claim = async (code: string, prize: string) => {
    const now = performance.now()
    if (leaving.current || now - tappedAt.current < burst) return
    tappedAt.current = now
    const outcome = await run(null, () => claimCoupon(code))
    if (!outcome || (outcome.status === 'failed' && outcome.error.ended)) return
    if (outcome.status === 'known') {
      leaving.current = true
      await leaveDialog()
      leaving.current = false
      showAlert({
        tone: 'success',
        title: t('claimedTitle'),
        text: messageText(outcome.answer.message) ?? t('claimedText', { prize }),
      })
    } else if (outcome.status === 'failed') {
      showAlert({ tone: 'error', title: t('common:errorTitle'), text: errorText(outcome.error) })
    }
    readAgain()
  }
  return { ...command, claim: (code: string, prize: string) => void claim(code, prize) }
}
