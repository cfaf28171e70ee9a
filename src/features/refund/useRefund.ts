import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { receiveRefund, refundCheckCall, refundsCall, refundToWallet } from '../../api/refund.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { rereads } from '../../reads/rereads.ts'
import { sessionArea } from '../../session/session.ts'
import { useCommand } from '../../commands/useCommand.ts'
import { useMemberHash } from '../../commands/useOpenIntents.ts'
import { useStands } from '../../web/useStands.ts'
import { minorOf, type Minor } from '../../money/minor.ts'
import { forgetHalfDone, halfDoneOf, noteHalfDone, storedHalfDone, subscribeHalfDone } from './halfDone.ts'

const showsRefunds = rereads(refundCheckCall, refundsCall)

/** Runs one thing at a time; then the check and the log are read again, whatever happened (contract). */
function useOneAtATime() {
  const { mutate } = useSWRConfig()
  const stands = useStands()
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await act()
    } finally {
      // Where the session has ended, its list of reads is gone.
      if (stands.current) await mutate(showsRefunds)
      isRunning.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}

/** A refund's two commands: it is received, then added to the wallet. What was received and not surely added stays noted. */
export function useRefund() {
  const { t } = useTranslation('refund')
  const messageText = useMessageText()
  const member = useMemberHash()
  const halfDone = halfDoneOf(useSyncExternalStore(subscribeHalfDone, storedHalfDone), member)
  const receiving = useCommand('refundReceive')
  const adding = useCommand('refundAdd')
  const { busy, run } = useOneAtATime()

  const addNow = async (amountMinor: Minor | null, received: string | null) => {
    const outcome = await adding.run({ amountMinor }, refundToWallet, {
      done: (said) => ({ title: t('doneTitle'), text: said ?? messageText(received) ?? t('doneText') }),
    })
    if (outcome?.status === 'known') forgetHalfDone(member)
    // No refusal tells what an earlier try has done: the statement does (contract, reading 12).
    else if (outcome?.status === 'failed' && outcome.error.failure === 'refused') noteTried('refused')
  }
  const noteTried = (how: 'refused' | 'perhaps') => {
    const now = halfDoneOf(storedHalfDone(), member)
    if (now) noteHalfDone({ ...now, added: now.added === 'perhaps' ? now.added : how })
  }

  const receiveNow = async (amountMinor: Minor | null) => {
    const area = sessionArea()
    // Noted with the answer, whoever is signed in by then: it is this member's.
    const receive = async () => {
      const answer = await receiveRefund()
      noteHalfDone({ member, received: 'surely', added: 'no', amountMinor }, area)
      return answer
    }
    const outcome = await receiving.run({ amountMinor }, receive)
    if (outcome?.status === 'known') await addNow(amountMinor, outcome.answer.message)
  }

  const settle = () => {
    const [unanswered] = receiving.open
    if (unanswered && !halfDone)
      noteHalfDone({ member, received: 'perhaps', added: 'no', amountMinor: minorOf(unanswered.amountMinor) })
    if (adding.open.length > 0) noteTried('perhaps')
    receiving.settle()
    adding.settle()
  }
  return {
    halfDone,
    busy,
    receive: (amountMinor: Minor | null) => void run(() => receiveNow(amountMinor)),
    add: () => void run(() => addNow(halfDone?.amountMinor ?? null, null)),
    /** The player has seen it in the wallet. */
    forget: () => forgetHalfDone(member),
    /** Which of the two got no answer. */
    unanswered: receiving.open.length > 0 ? ('receive' as const) : ('add' as const),
    open: [...receiving.open, ...adding.open],
    settle,
  }
}
