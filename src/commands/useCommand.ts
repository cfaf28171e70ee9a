import { useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import type { Call } from '../api/client/call.ts'
import { platform } from '../platform/current.ts'
import { currentSession } from '../session/session.ts'
import { showsMoney, mainSince } from '../wallet/useWallet.ts'
import { now } from '../lib/clock.ts'
import { leavesRow, mutexKey, type Kind, type Parameters } from './kinds.ts'
import {
  decide,
  forget,
  isSending,
  openCommands,
  subscribeOpenCommands,
  twinOf,
  type OpenCommand,
} from './openCommands.ts'
import { useOutcomeMessages, type OutcomeMessages } from './outcomeMessages.ts'
import { sendCommand, type CommandRequest, type Outcome } from './send.ts'
import { isOwn, useMemberHash, useOwnCommands } from './useOpenCommands.ts'
import { readAfterCommand, readBaseline, useBaselineAhead } from './statementCheck.ts'

/** A question before an equal command is sent again. */
interface Repetition {
  readonly amountMinor: number
  /** Whole minutes since it was sent. */
  readonly minutes: number
  /** Its outcome never became known. */
  readonly isUnknown: boolean
  /** A double tap is no answer to it. */
  readonly isFresh: boolean
}

export interface CommandState {
  /** A command of this kind and code is under way, here or in another tab. */
  readonly busy: boolean
  /** This member's earlier commands of this kind and code whose outcome is unknown: nothing is sent while there is one. */
  readonly open: readonly OpenCommand[]
  /** An equal command was sent a short while ago. The next `run` sends it all the same, unless the question is fresh. */
  readonly repeated: Repetition | null
  /** Drops the question, as something else is to be sent. */
  forgetRepeated(): void
  /** The player goes on without knowing the outcome of the open ones. */
  decide(): void
  /** Something else has shown the outcome of the open ones. */
  forgetOpen(): void
}

interface Runs {
  /**
   * Sends once and shows the outcome; wallet and statement are read again after any. Null when nothing was sent, as one is under way or
   * of unknown outcome, and when the session that sent it has ended: nobody else may see its outcome.
   */
  run<Answer extends object, Body extends object>(
    call: Call<Answer, Body>,
    sending?: Sending<NoInfer<Answer>, NoInfer<Body>>,
  ): Promise<Outcome<Answer> | null>
}

/** The request, what it is about beside its code, and how its outcome is shown. */
interface Sending<Answer, Body>
  extends CommandRequest<Answer, Body>, OutcomeMessages<Answer>, Pick<Parameters, 'from' | 'to'> {
  /** In minor units; null, as by default, for commands without an amount. */
  readonly amountMinor?: number | null
}

/** The time before a new question can be answered (ms). */
const readingTimeMs = 800

interface Options {
  /** The game, channel, wallet or bonus that it is about. */
  readonly code?: string | undefined
  /** The room gives the haptic feedback of a success, where it does not show it at once. */
  readonly isQuiet?: boolean
}

const isNothing = () => false

/** The one way in which a room changes the member's money or rights. */
export function useCommand(kind: Kind, { code, isQuiet = false }: Options = {}): CommandState & Runs {
  const { mutate } = useSWRConfig()
  const messages = useOutcomeMessages()
  const key = mutexKey(kind, { code })
  const member = useMemberHash()
  const own = useOwnCommands().filter((one) => mutexKey(one.kind, one.parameters) === key)
  const isSendingNow = useSyncExternalStore(subscribeOpenCommands, () => isSending(key), isNothing)
  const [repeated, setRepeated] = useState<Repetition | null>(null)
  useBaselineAhead(leavesRow(kind))

  const run: Runs['run'] = async (call, sending = {}) => {
    const { amountMinor = null, from, to } = sending
    if (messages.isLeaving() || repeated?.isFresh) return null
    const session = currentSession()
    const isCurrent = () => currentSession() === session
    // Another tab may have left one open, or somebody else have signed in, since this screen was drawn.
    const isWanted = () =>
      isCurrent() && !openCommands().some((one) => isOwn(one, member) && mutexKey(one.kind, one.parameters) === key)
    const remembered = session?.remembered ?? false
    const order = { kind, parameters: { code, from, to }, amountMinor, member, remembered }
    const twin = leavesRow(kind) && repeated === null ? twinOf(order) : null
    if (twin && amountMinor !== null) {
      setRepeated({ ...twin, amountMinor, isFresh: true })
      setTimeout(() => setRepeated((asked) => asked && { ...asked, isFresh: false }), readingTimeMs)
      return null
    }
    setRepeated(null)
    platform().hideKeyboard()
    const before = leavesRow(kind) ? () => readBaseline(order) : undefined
    const outcome = await sendCommand(order, call, sending, { isWanted, before })
    if (!outcome || !isCurrent()) return null
    if (leavesRow(kind)) readAfterCommand()
    if (outcome.status !== 'known' || !isQuiet) platform().haptic(outcome.status === 'known' ? 'success' : 'error')
    const ended = now()
    // The cache may be another session's by then.
    const balance = mutate(showsMoney).then(
      () => mainSince(ended),
      () => null,
    )
    sending.after?.(outcome)
    await messages.show(outcome, sending, isCurrent, balance)
    return isCurrent() ? outcome : null
  }
  const open = own.filter(({ state }) => state === 'unknown')
  return {
    busy: isSendingNow || own.some(({ state }) => state === 'elsewhere'),
    open,
    run,
    repeated,
    forgetRepeated: () => setRepeated(null),
    decide: () => open.forEach(({ id }) => decide(id)),
    forgetOpen: () => open.forEach(({ id }) => forget(id)),
  }
}
