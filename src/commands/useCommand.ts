import { useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { isInFlight, subscribeInFlight } from './inFlight.ts'
import { openIntents, settleIntent, type Intent } from './intents.ts'
import type { Kind } from './kinds.ts'
import { sentAgo } from './recent.ts'
import { runCommand, type Outcome } from './run.ts'
import { slotOf, type Parameters } from './slot.ts'
import { useErrorText } from '../i18n/errorText.ts'
import { useMessageText } from '../i18n/messageText.ts'
import { showAlert, type Receipt } from '../messages/alerts.ts'
import { showToast } from '../messages/toasts.ts'
import { platform } from '../platform/current.ts'
import { currentSession } from '../session/session.ts'
import { showsMoney } from '../wallet/showsMoney.ts'
import { useBefore } from './settling/useBefore.ts'
import { useIntents, useMemberHash } from './useOpenIntents.ts'
import { useStands } from '../web/useStands.ts'

/** Words of a success: an alert, which has a title, or a toast. */
export interface Words {
  readonly title?: string
  readonly text: string
  /** What was moved, where the alert is a receipt. */
  readonly receipt?: Receipt
  /** The server has accepted it and has still to carry it out. */
  readonly isWaiting?: boolean
}

/** What a room makes of an outcome, each while the session that sent the command is still the current one. */
export interface Telling<Answer> {
  /** Closes the dialog that the command was sent from, before its success is told. */
  leave?(): Promise<void>
  /** How a success is told; `said`: the server's words in the player's language, or null. Without it the room tells by itself. */
  done?(said: string | null, answer: Answer): Words
  /** Where a failure is told: in an alert unless said otherwise, or by the room. */
  failed?: 'alert' | 'toast' | ((text: string) => void)
  /** A refusal that this one is none for the player. */
  isNoFailure?(outcome: Outcome<unknown>): boolean
  /** Called for whatever outcome, before it is told: what it may have changed is read again. */
  after?(outcome: Outcome<Answer>): void
}

interface Command {
  /** A command of this slot is under way, here or in another tab. */
  readonly busy: boolean
  /** This member's earlier commands of this slot whose outcome is not known: look before sending again. */
  readonly open: readonly Intent[]
  /**
   * Sends once and tells the outcome; whatever it is, wallet and statement are read again. Null when nothing was sent, as one is under way
   * or of unknown outcome, and when the session that sent it has ended: what came of it is told to nobody else.
   */
  run<Answer extends object>(
    asked: Asked,
    send: () => Promise<Answer>,
    telling?: Telling<Answer>,
  ): Promise<Outcome<Answer> | null>
  /**
   * The same was sent within the last ten minutes: how long ago (whole minutes). The next `run` sends it all the same, but none while it
   * `isFresh`: a double tap is no answer to a question that nobody has read.
   */
  readonly repeated: { readonly amountMinor: number; readonly minutes: number; readonly isFresh: boolean } | null
  /** Something else is to be sent: it is asked about anew. */
  forgetRepeated(): void
  /** The player has looked and decided: open intents of this slot are forgotten. */
  settle(): void
}

/** What a command is about beside its code. */
export interface Asked extends Pick<Parameters, 'from' | 'to'> {
  /** In minor units; null for commands without an amount. */
  readonly amountMinor: number | null
}

/** How long a question stands before it can be answered (ms). */
const readingTime = 800

const messageOf = (answer: object) =>
  'message' in answer && typeof answer.message === 'string' ? answer.message : null

interface Options {
  /** The game, channel, wallet or bonus that it is about. */
  readonly code?: string | undefined
  /** The feel of a success is left to the room, where it is not told at once. */
  readonly isQuiet?: boolean
  /** It moves an amount and leaves a row in the statement: that settles it, and the player is asked before the same goes again. */
  readonly leavesRow?: boolean
}

/**
 * The one way in which a room changes the member's money or rights.
 */
export function useCommand(kind: Kind, { code, isQuiet = false, leavesRow = false }: Options = {}): Command {
  const { mutate } = useSWRConfig()
  const tell = useTelling()
  const slot = slotOf(kind, { code })
  const isOurs = (intent: Intent) => slotOf(intent.kind, intent.parameters) === slot
  const member = useMemberHash()
  const { unknown, elsewhere } = useIntents()
  const [repeated, setRepeated] = useState<Command['repeated']>(null)
  const look = useBefore(leavesRow)
  const isFlying = useSyncExternalStore(subscribeInFlight, () => isInFlight(slot))

  const run: Command['run'] = async ({ amountMinor, ...route }, send, telling = {}) => {
    if (tell.isLeaving() || repeated?.isFresh) return null
    const session = currentSession()
    const isCurrent = () => currentSession() === session
    // Another tab may have left one open, or somebody else have signed in, since this screen was drawn.
    const isWanted = () => isCurrent() && !openIntents().some((intent) => intent.member === member && isOurs(intent))
    const order = {
      kind,
      parameters: { code, ...route },
      amountMinor,
      member,
      remembered: session?.remembered ?? false,
    }
    const minutes = leavesRow && repeated === null ? sentAgo(order) : null
    if (minutes !== null && amountMinor !== null) {
      setRepeated({ amountMinor, minutes, isFresh: true })
      setTimeout(() => setRepeated((asked) => asked && { ...asked, isFresh: false }), readingTime)
      return null
    }
    setRepeated(null)
    const outcome = await runCommand({ ...order, before: () => look.before(order) }, send, isWanted)
    look.again()
    if (!outcome || !isCurrent()) return null
    if (outcome.status !== 'known' || !isQuiet) platform().haptic(outcome.status === 'known' ? 'success' : 'error')
    void mutate(showsMoney)
    telling.after?.(outcome)
    await tell.outcome(outcome, telling, isCurrent)
    return isCurrent() ? outcome : null
  }
  const open = unknown.filter(isOurs)
  return {
    busy: isFlying || elsewhere.some(isOurs),
    open,
    run,
    repeated,
    forgetRepeated: () => setRepeated(null),
    settle: () => open.forEach(({ id }) => settleIntent(id)),
  }
}

/** Tells outcomes: words to the session, and to the room only while it stands. */
function useTelling() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const messageText = useMessageText()
  const stands = useStands()
  // The dialog goes by a step back in the history, which takes a moment: a tap in it is no second command.
  const leaving = useRef(false)

  async function outcome<Answer extends object>(
    came: Outcome<Answer>,
    { leave, done, failed = 'alert', isNoFailure }: Telling<Answer>,
    isCurrent: () => boolean,
  ): Promise<void> {
    if (came.status === 'failed' && !came.error.ended && !isNoFailure?.(came)) {
      const text = errorText(came.error)
      if (failed === 'alert') showAlert({ tone: 'error', title: t('errorTitle'), text })
      else if (failed === 'toast') showToast('error', text)
      else if (stands.current) failed(text)
    }
    if (came.status !== 'known') return
    if (leave && stands.current) {
      leaving.current = true
      await leave()
      leaving.current = false
    }
    if (!done || !isCurrent()) return
    const { title, text, isWaiting, ...receipt } = done(messageText(messageOf(came.answer)), came.answer)
    if (title === undefined) showToast('success', text)
    else showAlert({ tone: isWaiting ? 'waiting' : 'success', title, text, ...receipt })
  }
  return { outcome, isLeaving: () => leaving.current }
}
