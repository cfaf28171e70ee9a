import { useCallback, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { openIntents, settleIntent, type Intent } from '../commands/intents.ts'
import { isInFlight, subscribeInFlight } from '../commands/inFlight.ts'
import { runCommand, type Outcome } from '../commands/run.ts'
import { platform } from '../platform/current.ts'
import { currentSession } from './session.ts'
import { showsMoney } from './showsMoney.ts'
import { useMemberHash, useOpenIntents } from './useOpenIntents.ts'

interface Command {
  /** A command of this name is under way. */
  readonly busy: boolean
  /** This member's earlier commands of this name whose outcome is not known: look before sending again. */
  readonly open: readonly Intent[]
  /** Sends once; null when one is already under way or of unknown outcome. Whatever the outcome, wallet and statement are read again. */
  run<Answer>(amountMinor: number | null, send: () => Promise<Answer>): Promise<Outcome<Answer> | null>
  /** The player has looked and decided: open intents of this name are forgotten. */
  settle(): void
}

const isOurs = (kind: string, member: string) => (intent: Intent) => intent.kind === kind && intent.member === member

/**
 * The one way in which a room changes the member's money or rights. `kind` names the command; `isQuiet` leaves the feel of a success to
 * the room, where it is not told at once.
 */
export function useCommand(kind: string, isQuiet = false): Command {
  const { mutate } = useSWRConfig()
  const busy = useSyncExternalStore(subscribeInFlight, () => isInFlight(kind))
  const member = useMemberHash()
  const open = useOpenIntents().filter((intent) => intent.kind === kind)

  const run = useCallback<Command['run']>(
    async (amountMinor, send) => {
      // Another tab may have left one open since this screen was drawn.
      if (openIntents().some(isOurs(kind, member))) return null
      const session = currentSession()
      const remembered = session?.remembered ?? false
      const outcome = await runCommand({ kind, amountMinor, member, remembered }, send)
      if (outcome) {
        if (outcome.status !== 'known') platform().haptic('error')
        else if (!isQuiet) platform().haptic('success')
        // The cache goes with the session.
        if (currentSession() === session) void mutate(showsMoney)
      }
      return outcome
    },
    [kind, isQuiet, member, mutate],
  )
  const settle = () => open.forEach((intent) => settleIntent(intent.id))
  return { busy, open, run, settle }
}
