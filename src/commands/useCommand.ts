import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Call } from '../api/client/call.ts'
import { useErrorText, useMessageText } from '../i18n/errorText.ts'
import { showAlert, fillBalance, type Receipt } from '../lib/alerts.ts'
import { showToast } from '../lib/toasts.ts'
import { useIsMounted } from '../lib/useIsMounted.ts'
import { platform } from '../platform/current.ts'
import { currentSession } from '../session/session.ts'
import { useMemberHash, useRereadMoney } from '../wallet/useWallet.ts'
import { isProvable, type CommandKind, type CommandParameters } from './kinds.ts'
import { mutexKey } from './mutex.ts'
import {
  contentOf,
  decide,
  settleCommand,
  isOwnCommand,
  isInFlight,
  openCommands,
  subscribeOpenCommands,
  findDuplicate,
  type Duplicate,
  type OpenCommand,
} from './openCommands.ts'
import { sendCommand, type CommandRequest, type CommandOutcome } from './sendCommand.ts'
import { dropBaselineRead, readBaseline, useBaselineRead } from './statementCheck.ts'
import { useOwnCommands } from './useOpenCommands.ts'

interface DuplicateQuestion extends Duplicate {
  readonly content: string
  readonly amountMinor: number
  /** For a moment, so that a double tap does not answer the question. */
  readonly ignoresTap: boolean
}

export interface CommandState {
  readonly isBusy: boolean
  readonly unknownCommands: readonly OpenCommand[]
  /** If `run` is called again for the same, it is sent. */
  readonly duplicate: DuplicateQuestion | null
  dismissDuplicate(): void
  decide(): void
  settleUnknown(): void
}

/** Shown as an alert if it has a title, else as a toast. */
export interface SuccessMessage {
  readonly title?: string
  readonly text: string
  readonly receipt?: Receipt
  readonly isWaiting?: boolean
}

/** Shown only while the sending session is current. */
interface OutcomeMessages<Answer> {
  closeDialog?(): Promise<void>
  /** `serverText` is in the player's language. */
  done?(serverText: string | null, answer: Answer): SuccessMessage
  /** `done` is then used only if the feature has unmounted. */
  isShownByFeature?: boolean
  failed?: 'alert' | 'toast' | ((text: string) => void)
  isExpectedRefusal?(outcome: CommandOutcome<unknown>): boolean
}

interface Runs {
  /** @returns null if it was not sent or the session has ended. */
  run<Answer extends object, Body extends object>(
    call: Call<Answer, Body>,
    options?: RunOptions<NoInfer<Answer>, NoInfer<Body>>,
  ): Promise<CommandOutcome<Answer> | null>
}

interface RunOptions<Answer, Body> extends CommandRequest<Answer, Body>, OutcomeMessages<Answer> {
  /** They distinguish the command from others of its kind and amount, and are stored. */
  readonly parameters?: Omit<CommandParameters, 'code'>
  readonly amountMinor?: number | null
  onOutcome?(outcome: CommandOutcome<Answer>): void
}

const doubleTapGuardMs = 800

const isNothing = () => false

/** The only way for features to change the member's money or rights. */
export function useCommand(
  kind: CommandKind,
  { code, skipsSuccessHaptic = false }: { code?: string | undefined; skipsSuccessHaptic?: boolean } = {},
): CommandState & Runs {
  const rereadMoney = useRereadMoney()
  const messages = useOutcomeMessages()
  const key = mutexKey({ kind, parameters: { code } })
  const member = useMemberHash()
  const own = useOwnCommands().filter((one) => mutexKey(one) === key)
  const isSendingNow = useSyncExternalStore(subscribeOpenCommands, () => isInFlight(key), isNothing)
  const [duplicate, setDuplicate] = useState<DuplicateQuestion | null>(null)
  useBaselineRead(isProvable(kind))

  const run: Runs['run'] = async (call, options = {}) => {
    const { amountMinor = null, parameters } = options
    if (messages.isClosing() || duplicate?.ignoresTap) return null
    const session = currentSession()
    const isCurrent = () => currentSession() === session
    // Another tab or member may have acted since the last render.
    const maySend = () =>
      isCurrent() && !openCommands().some((one) => isOwnCommand(one, member) && mutexKey(one) === key)
    const isRemembered = session?.isRemembered ?? false
    const command = { kind, parameters: { code, ...parameters }, amountMinor, member, isRemembered }
    const content = contentOf(command)
    const found = isProvable(kind) && duplicate?.content !== content ? findDuplicate(command) : null
    if (found && amountMinor !== null) {
      const question = { ...found, content, amountMinor, ignoresTap: true }
      setDuplicate(question)
      setTimeout(
        () => setDuplicate((shown) => (shown === question ? { ...question, ignoresTap: false } : shown)),
        doubleTapGuardMs,
      )
      return null
    }
    setDuplicate(null)
    platform().hideKeyboard()
    const outcome = await sendCommand(command, call, options, {
      maySend,
      readBaseline: () => readBaseline(command),
      onMutexHeld: messages.showBusyElsewhere,
    })
    if (!outcome || !isCurrent()) return null
    dropBaselineRead()
    if (outcome.status !== 'done' || !skipsSuccessHaptic)
      platform().haptic(outcome.status === 'done' ? 'success' : 'error')
    const balance = rereadMoney()
    options.onOutcome?.(outcome)
    await messages.show(outcome, options, isCurrent, balance)
    return isCurrent() ? outcome : null
  }
  const unknownCommands = own.filter(({ state }) => state === 'unknown')
  return {
    isBusy: isSendingNow || own.some(({ state }) => state === 'sending'),
    unknownCommands,
    run,
    duplicate,
    dismissDuplicate: () => setDuplicate(null),
    decide: () => unknownCommands.forEach(({ id }) => decide(id)),
    settleUnknown: () => unknownCommands.forEach(({ id }) => settleCommand(id, 'done')),
  }
}

const messageOf = (answer: object) =>
  'message' in answer && typeof answer.message === 'string' ? answer.message : null

/** Its `show` reports an outcome, except an unknown one, which replaces the form; `balance` is the main wallet's, or null. */
function useOutcomeMessages() {
  const { t } = useTranslation(['common', 'shared'])
  const errorText = useErrorText()
  const messageText = useMessageText()
  const isMounted = useIsMounted()
  // The dialog closes by a step back, which takes time; a tap must not send again.
  const closing = useRef(false)

  async function show<Answer extends object>(
    outcome: CommandOutcome<Answer>,
    { closeDialog, done, isShownByFeature = false, failed = 'alert', isExpectedRefusal }: OutcomeMessages<Answer>,
    isCurrent: () => boolean,
    balance: Promise<string | null>,
  ): Promise<void> {
    if (outcome.status === 'failed' && !outcome.error.isHandled && !isExpectedRefusal?.(outcome)) {
      const text = errorText(outcome.error)
      if (failed === 'toast') showToast('error', text)
      else if (failed !== 'alert' && isMounted.current) failed(text)
      else showAlert({ tone: 'error', title: t('errorTitle'), text })
    }
    if (outcome.status !== 'done') return
    if (closeDialog && isMounted.current) {
      closing.current = true
      await closeDialog()
      closing.current = false
    }
    if (!done || (isShownByFeature && isMounted.current) || !isCurrent()) return
    const { title, text, isWaiting, ...receipt } = done(messageText(messageOf(outcome.answer)), outcome.answer)
    if (title === undefined) showToast('success', text)
    else {
      const id = showAlert({ tone: isWaiting ? 'waiting' : 'success', title, text, ...receipt })
      void balance.then((read) => read !== null && isCurrent() && fillBalance(id, read))
    }
  }
  return {
    show,
    showBusyElsewhere: () => showToast('error', t('shared:busyElsewhere')),
    isClosing: () => closing.current,
  }
}
