import { useState, useSyncExternalStore } from 'react'
import type { Call } from '../api/client/call.ts'
import { platform } from '../platform/current.ts'
import { currentSession } from '../session/session.ts'
import { useMemberHash, useReadMoney } from '../wallet/useWallet.ts'
import { isProvable, mutexKey, type CommandKind, type CommandParameters } from './kinds.ts'
import {
  duplicateKey,
  decide,
  settleCommand,
  isOwnCommand,
  isInFlight,
  openCommands,
  subscribeOpenCommands,
  findDuplicate,
  type OpenCommand,
} from './openCommands.ts'
import { useOutcomeMessages, type OutcomeMessages } from './outcomeMessages.ts'
import { sendCommand, type CommandRequest, type CommandOutcome } from './sendCommand.ts'
import { dropReusable, readBaseline, useReadAhead } from './statementCheck.ts'
import { useOwnCommands } from './useOpenCommands.ts'

interface DuplicateNotice {
  readonly key: string
  readonly amountMinor: number
  readonly minutes: number
  readonly isUnknown: boolean
  /** For a moment, so that a double tap does not answer the question. */
  readonly ignoresTap: boolean
}

export interface CommandState {
  readonly busy: boolean
  readonly unknownCommands: readonly OpenCommand[]
  /** If `run` is called again for the same, it is sent. */
  readonly duplicate: DuplicateNotice | null
  dismissDuplicate(): void
  decide(): void
  settleUnknown(): void
}

interface Runs {
  /** @returns null if it was not sent or the session has ended. */
  run<Answer extends object, Body extends object>(
    call: Call<Answer, Body>,
    options?: RunOptions<NoInfer<Answer>, NoInfer<Body>>,
  ): Promise<CommandOutcome<Answer> | null>
}

interface RunOptions<Answer, Body>
  extends CommandRequest<Answer, Body>, OutcomeMessages<Answer>, Pick<CommandParameters, 'from' | 'to'> {
  readonly amountMinor?: number | null
  onOutcome?(outcome: CommandOutcome<Answer>): void
}

const doubleTapGuardMs = 800

interface UseCommandOptions {
  readonly code?: string | undefined
  readonly isQuiet?: boolean
}

const isNothing = () => false

/** The only way for features to change the member's money or rights. */
export function useCommand(kind: CommandKind, { code, isQuiet = false }: UseCommandOptions = {}): CommandState & Runs {
  const readMoney = useReadMoney()
  const messages = useOutcomeMessages()
  const mutex = mutexKey({ kind, parameters: { code } })
  const member = useMemberHash()
  const own = useOwnCommands().filter((one) => mutexKey(one) === mutex)
  const isSendingNow = useSyncExternalStore(subscribeOpenCommands, () => isInFlight(mutex), isNothing)
  const [duplicate, setDuplicate] = useState<DuplicateNotice | null>(null)
  useReadAhead(isProvable(kind))

  const run: Runs['run'] = async (call, options = {}) => {
    const { amountMinor = null, from, to } = options
    if (messages.isClosing() || duplicate?.ignoresTap) return null
    const session = currentSession()
    const isCurrent = () => currentSession() === session
    // Another tab or member may have acted since the last render.
    const maySend = () =>
      isCurrent() && !openCommands().some((one) => isOwnCommand(one, member) && mutexKey(one) === mutex)
    const remembered = session?.remembered ?? false
    const command = { kind, parameters: { code, from, to }, amountMinor, member, remembered }
    const key = duplicateKey(command)
    const found = isProvable(kind) && duplicate?.key !== key ? findDuplicate(command) : null
    if (found && amountMinor !== null) {
      const notice = { ...found, key, amountMinor, ignoresTap: true }
      setDuplicate(notice)
      setTimeout(
        () => setDuplicate((shown) => (shown === notice ? { ...notice, ignoresTap: false } : shown)),
        doubleTapGuardMs,
      )
      return null
    }
    setDuplicate(null)
    platform().hideKeyboard()
    const outcome = await sendCommand(command, call, options, {
      maySend,
      readBaseline: () => readBaseline(command),
      onLocked: messages.showBusyElsewhere,
    })
    if (!outcome || !isCurrent()) return null
    dropReusable()
    if (outcome.status !== 'done' || !isQuiet) platform().haptic(outcome.status === 'done' ? 'success' : 'error')
    const balance = readMoney()
    options.onOutcome?.(outcome)
    await messages.show(outcome, options, isCurrent, balance)
    return isCurrent() ? outcome : null
  }
  const unknownCommands = own.filter(({ state }) => state === 'unknown')
  return {
    busy: isSendingNow || own.some(({ state }) => state === 'sending'),
    unknownCommands,
    run,
    duplicate,
    dismissDuplicate: () => setDuplicate(null),
    decide: () => unknownCommands.forEach(({ id }) => decide(id)),
    settleUnknown: () => unknownCommands.forEach(({ id }) => settleCommand(id, 'done')),
  }
}
