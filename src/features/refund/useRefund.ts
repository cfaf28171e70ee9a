import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { nextStepTapTime, tapTimeNow, type TapTime } from '../../api/client/client.ts'
import type { ApiError } from '../../api/client/errors.ts'
import { claimRefundCall, refundCheckCall, refundsCall, refundToWalletCall } from '../../api/refund.ts'
import { readsOf } from '../../api/useRead.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useReceipt } from '../../commands/useReceipt.ts'
import { useMessageText } from '../../i18n/errorText.ts'
import { minorOf, type Minor } from '../../lib/money/minor.ts'
import { useIsMounted } from '../../lib/useIsMounted.ts'
import { useOneAtATime } from '../../lib/useOneAtATime.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { removePendingRefund, pendingRefundOf, storePendingRefund, usePendingRefund } from './pendingRefund.ts'
import { withClaimed } from './rules.ts'

const refundReads = readsOf(refundCheckCall, refundsCall)

/** Claims, then adds; in between, the refund is stored as pending. */
export function useRefund() {
  const { t } = useTranslation(['refund', 'common'])
  const receiptOf = useReceipt()
  const messageText = useMessageText()
  const member = useMemberHash()
  const pending = usePendingRefund(member)
  const claiming = useCommand('refundReceive')
  const adding = useCommand('refundAdd')
  const { mutate } = useSWRConfig()
  const isMounted = useIsMounted()
  const { isBusy, run } = useOneAtATime()
  /** Rereads check and list after every outcome (contract), but not after a log-out: the cache is gone. */
  const runAndReread = (act: () => Promise<void>) =>
    void run(() => act().finally(() => isMounted.current && mutate(refundReads)))
  const stored = () => pendingRefundOf(member)

  const addNow = async (tappedAt: TapTime, refundText: string | null = null) => {
    const before = stored()
    // The tab may be closed before the answer.
    if (before) storePendingRefund({ ...before, added: 'perhaps' })
    // Removes this member's refund, even after a log-out.
    const onAnswer = () => removePendingRefund(member)
    // A refusal proves nothing about an earlier unanswered try (contract, rule 12).
    const onFailure = ({ outcome }: ApiError) => {
      const pendingNow = stored()
      if (before && before.added !== 'perhaps' && pendingNow)
        storePendingRefund({ ...pendingNow, added: outcome === 'refused' ? outcome : before.added })
    }
    await adding.run(refundToWalletCall, {
      amountMinor: before?.amountMinor ?? null,
      tappedAt,
      onAnswer,
      onFailure,
      done: (serverText) => {
        const own = serverText ?? messageText(refundText)
        // The server does not send the added amount.
        const receipt = receiptOf(t('title'), own, { to: 'main', movesMain: true })
        return { title: t('doneTitle'), text: own ?? t('doneText'), receipt }
      },
    })
  }

  const claimNow = async (amountMinor: Minor | null) => {
    const tappedAt = tapTimeNow()
    // Stores this member's refund, even if another member has logged in.
    const onAnswer = () => storePendingRefund(withClaimed({ member, amountMinor }, stored()))
    const outcome = await claiming.run(claimRefundCall, { amountMinor, tappedAt, onAnswer })
    if (outcome?.status === 'done') await addNow(nextStepTapTime(tappedAt, claimRefundCall), outcome.answer.message)
  }

  const decide = () => {
    const [unknown] = claiming.unknownCommands
    if (unknown && !pending)
      storePendingRefund({ member, claimed: 'perhaps', added: 'no', amountMinor: minorOf(unknown.amountMinor) })
    claiming.decide()
    adding.decide()
  }
  return {
    pending,
    isBusy,
    claim: (amountMinor: Minor | null) => runAndReread(() => claimNow(amountMinor)),
    add: () => runAndReread(() => addNow(tapTimeNow())),
    forget: () => removePendingRefund(member),
    unknownStep: claiming.unknownCommands.length > 0 ? ('claim' as const) : ('add' as const),
    unknownCommands: [...claiming.unknownCommands, ...adding.unknownCommands],
    decide,
  }
}
