import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { send, tapTimeNow } from '../../api/client/client.ts'
import { ApiError } from '../../api/client/errors.ts'
import { cancellable } from '../../api/client/upload.ts'
import { slipWindowCall, slipsCall, uploadSlipCall, type SlipWindow } from '../../api/slip.ts'
import { readsOf } from '../../api/useRead.ts'
import type { CommandOutcome } from '../../commands/sendCommand.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useMessageText } from '../../i18n/errorText.ts'
import { useIsMounted } from '../../lib/useIsMounted.ts'
import { useOneAtATime } from '../../lib/useOneAtATime.ts'
import { begunDeposits, forgetBegun, storeBegun } from '../../session/begunDeposits.ts'
import { useAwaitedCredit, waitFromNow } from '../../wallet/useAwaitedCredit.ts'
import { useMemberHash } from '../../wallet/useWallet.ts'
import { storeSentFile } from './useSlipCheck.ts'

const checkedWithinMs = 24 * 60 * 60_000

interface SlipAnswer {
  /** From the server; null for none. */
  readonly message: string | null
  /** False if a credit may be an earlier slip's. */
  readonly isOnly: boolean
}

/** First reads whether slips are accepted now. */
export function useSendSlip({ onHours, onTaken }: { onHours(hours: SlipWindow): void; onTaken(): void }) {
  const { t } = useTranslation('slip')
  const messageText = useMessageText()
  const member = useMemberHash()
  const { mutate } = useSWRConfig()
  const { run, ...command } = useCommand('slip')
  const [progress, setProgress] = useState<number | null>(null)
  const [stopReason, setStopReason] = useState<'cancelled' | 'windowUnread' | null>(null)
  const [answer, setAnswer] = useState<SlipAnswer>({ message: null, isOnly: true })
  const isUnknown = command.unknownCommands.length > 0
  const { wait, setWait, keep, credit } = useAwaitedCredit('slip', { isUnknown })
  const since = wait?.since ?? null
  const isOver = credit !== null && since !== null && answer.isOnly
  useEffect(() => {
    if (!isOver) return
    forgetBegun(member, 'slip')
    keep(null)
  }, [isOver, member, keep])
  const { isBusy: isSending, run: oneAtATime } = useOneAtATime()
  const cancelUpload = useRef(() => undefined as void)
  const isMounted = useIsMounted()

  const isTaken = async () => {
    try {
      const hours = await send(slipWindowCall)
      onHours(hours)
      return hours.isOpen
    } catch (reason) {
      if (!(reason instanceof ApiError && reason.isHandled)) setStopReason('windowUnread')
      return false
    }
  }

  const sendSlip = async (file: File) => {
    const tappedAt = tapTimeNow()
    setStopReason(null)
    // Nothing is sent after the dialog has closed.
    if (!(await isTaken()) || !isMounted.current) return
    setProgress(0)
    const upload = cancellable('file', file, setProgress)
    cancelUpload.current = upload.cancel
    const begun = waitFromNow()
    setWait(begun)
    const isCancelled = (outcome: CommandOutcome<unknown>) =>
      outcome.status === 'failed' && outcome.error.code === 'CANCELLED'
    const outcome = await run(uploadSlipCall, {
      ...upload.request,
      tappedAt,
      isExpectedRefusal: isCancelled,
      done: (serverText) => ({ title: t('sentTitle'), text: serverText ?? t('wayChecking'), isWaiting: true }),
      isShownByFeature: true,
    })
    const isOnly = begunDeposits(member, Date.now()).every(({ method }) => method !== 'slip')
    if (outcome?.status === 'done' || outcome?.status === 'unknown') {
      // An older list, which lacks it, would end the wait.
      void mutate(readsOf(slipsCall), undefined)
      storeBegun(member, { method: 'slip', until: Date.now() + checkedWithinMs })
    }
    if (outcome?.status === 'done') {
      onTaken()
      void storeSentFile(file, member)
      setAnswer({ message: messageText(outcome.answer.message), isOnly })
      const taken = { ...begun, since: Date.now() }
      setWait(taken)
      // With several, a later page could not assign a credit.
      if (isOnly) keep(taken)
    }
    if (outcome === null || outcome.status === 'failed') setWait(null)
    if (outcome && isCancelled(outcome)) setStopReason('cancelled')
  }
  const cancel = () => cancelUpload.current()
  const startAgain = () => {
    keep(null)
    setWait(null)
  }
  const decide = () => {
    setWait(null)
    command.decide()
  }
  return {
    send: (file: File) => void oneAtATime(() => sendSlip(file)),
    isSending,
    credit,
    cancel,
    startAgain,
    clearStopReason: () => setStopReason(null),
    progress,
    stopReason,
    sent: since === null ? null : { since, ...answer },
    ...command,
    decide,
  }
}
