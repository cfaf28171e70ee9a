import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { claimCouponCall } from '../../api/spin.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { leaveDialog } from '../../nav/useDialog.ts'
import { repeatedTapMs } from './rules.ts'
import { useReadAgain } from './useWheel.ts'

export function useClaim() {
  const { t } = useTranslation('spin')
  const { run, ...command } = useCommand('claim')
  const receiptOf = useReceipt()
  const readAgain = useReadAgain()
  const tappedAt = useRef(Number.NEGATIVE_INFINITY)

  const claim = (code: string, prize: string) => {
    const now = performance.now()
    if (now - tappedAt.current < repeatedTapMs) return
    tappedAt.current = now
    void run(claimCouponCall, {
      body: { coupon: code },
      leave: leaveDialog,
      done: (said) => ({
        title: t('claimedTitle'),
        text: said ?? t('claimedText', { prize }),
        receipt: receiptOf(prize || '-', said ?? t('claimedLook'), {}),
      }),
      after: readAgain,
    })
  }
  return { ...command, claim }
}
