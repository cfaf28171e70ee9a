import { useRef, useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { receiveRefund, refundCheckCall, refundsCall, refundToWallet } from '../../api/refund.ts'
import { rereads } from '../../member/rereads.ts'
import { currentSession } from '../../member/session.ts'
import { useCommand } from '../../member/useCommand.ts'
import { useMemberHash } from '../../member/useOpenIntents.ts'
import { minorOf, type Minor } from '../../money/minor.ts'
import { forgetHalfDone, halfDoneOf, noteHalfDone, storedHalfDone, subscribeHalfDone } from './halfDone.ts'
import { useOutcome } from './useOutcome.ts'

const showsRefunds = rereads(refundCheckCall, refundsCall)

/** Runs one thing at a time; then the check and the log are read again, whatever happened (contract). */
function useOneAtATime() {
  const { mutate } = useSWRConfig()
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await act()
    } finally {
      await mutate(showsRefunds)
      isRunning.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}

/** A refund's two commands: it is received, then added to the wallet. What was received and not added stays noted. */
export function useRefund() {
  const { succeeded, failed } = useOutcome()
  const member = useMemberHash()
  const halfDone = halfDoneOf(useSyncExternalStore(subscribeHalfDone, storedHalfDone), member)
  const receiving = useCommand('refundReceive')
  const adding = useCommand('refundAdd')
  const { busy, run } = useOneAtATime()

  const addNow = async (amountMinor: Minor | null, received: string | null) => {
    const outcome = await adding.run(amountMinor, refundToWallet)
    if (outcome?.status === 'known') {
      forgetHalfDone(member)
      succeeded(outcome.answer.message, received)
    } else if (outcome?.status === 'failed') {
      // Nothing is left to be added.
      if (outcome.error.code === 'NO_REFUND') forgetHalfDone(member)
      failed(outcome.error)
    }
  }

  const receiveNow = async (amountMinor: Minor | null) => {
    const session = currentSession()
    const outcome = await receiving.run(amountMinor, receiveRefund)
    if (outcome?.status === 'failed') failed(outcome.error)
    if (outcome?.status !== 'known') return
    noteHalfDone({ member, received: 'surely', amountMinor })
    // The second step is the same member's, or nobody's.
    if (currentSession() === session) await addNow(amountMinor, outcome.answer.message)
  }

  const settle = () => {
    const [unanswered] = receiving.open
    if (unanswered && !halfDone)
      noteHalfDone({ member, received: 'perhaps', amountMinor: minorOf(unanswered.amountMinor) })
    receiving.settle()
    adding.settle()
  }
  return {
    halfDone,
    busy,
    receive: (amountMinor: Minor | null) => void run(() => receiveNow(amountMinor)),
    add: () => void run(() => addNow(halfDone?.amountMinor ?? null, null)),
    /** Which of the two got no answer. */
    unanswered: receiving.open.length > 0 ? ('receive' as const) : ('add' as const),
    open: [...receiving.open, ...adding.open],
    settle,
  }
}
