import { useState, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { isInFlight, subscribeInFlight } from './inFlight.ts'
import { openIntents, settleIntent, type Intent } from './intents.ts'
import type { CommandOptions, Tap } from '../api/command.ts'
import type { Kind } from './kinds.ts'
import { sentAgo } from './recent.ts'
import { runCommand, type Outcome } from './run.ts'
import { slotOf, type Parameters } from './slot.ts'
import { platform } from '../platform/current.ts'
import { currentSession } from '../session/session.ts'
import { showsMoney } from '../wallet/showsMoney.ts'
import { mainSince } from '../wallet/useWallet.ts'
import { hold } from '../web/holds.ts'
import { nextTurn } from '../web/turns.ts'
import { useBefore } from './settling/useBefore.ts'
import { useIntents, useMemberHash } from './useOpenIntents.ts'
import { useTelling, type Telling } from './useTelling.ts'

interface Command {
  /** A command of this slot is under way, here or in another tab. */
  readonly busy: boolean
  /** This member's earlier commands of this slot whose outcome is not known: look before sending again. */
  readonly open: readonly Intent[]
  /**
   * Sends once and shows the outcome; wallet and statement are read again after any. Null when nothing was sent, as one is under way or
   * of unknown outcome, and when the session that sent it has ended: nobody else may see its outcome.
   */
  run<Answer extends object>(
    asked: Asked,
    send: (options: CommandOptions) => Promise<Answer>,
    telling?: Telling<Answer>,
  ): Promise<Outcome<Answer> | null>
  /**
   * The same command was sent within the last ten minutes: so many whole minutes ago. The next `run` sends it all the same, but not while
   * the question `isFresh`: a double tap is no answer to it.
   */
  readonly repeated: { readonly amountMinor: number; readonly minutes: number; readonly isFresh: boolean } | null
  /** Drops the question, as something else is to be sent. */
  forgetRepeated(): void
  /** The player has looked and decided: open intents of this slot are forgotten. */
  settle(): void
}

/** The parameters of a command beside its code. */
export interface Asked extends Pick<Parameters, 'from' | 'to'> {
  /** In minor units; null for commands without an amount. */
  readonly amountMinor: number | null
  /** The player's tap, where something is read or prepared between it and `run`. */
  readonly tap?: Tap | undefined
}

/** The time before a new question can be answered (ms). */
const readingTimeMs = 800

interface Options {
  /** The game, channel, wallet or bonus that it is about. */
  readonly code?: string | undefined
  /** The room gives the haptic feedback of a success, where it does not show it at once. */
  readonly isQuiet?: boolean
  /** It moves an amount and leaves a row in the statement, which settles it; the player is asked before the same is sent again. */
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

  const run: Command['run'] = async ({ amountMinor, tap, ...route }, send, telling = {}) => {
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
      setTimeout(() => setRepeated((asked) => asked && { ...asked, isFresh: false }), readingTimeMs)
      return null
    }
    setRepeated(null)
    platform().hideKeyboard()
    const outcome = await runCommand({ ...order, tap, before: () => look.before(order) }, send, isWanted)
    look.again()
    if (!outcome || !isCurrent()) return null
    if (outcome.status !== 'known' || !isQuiet) platform().haptic(outcome.status === 'known' ? 'success' : 'error')
    const ended = nextTurn()
    const balance = mutate(showsMoney).then(() => mainSince(ended))
    telling.after?.(outcome)
    // Its dialog may close before it is told, and the page must not be loaded anew between.
    await tell.outcome(outcome, telling, isCurrent, balance).finally(hold())
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
