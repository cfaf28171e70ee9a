import { isSending } from '../commands/openCommands.ts'
import { isAnyLocked } from '../commands/locks.ts'
import { currentSession, endSession } from '../session/session.ts'

/** Ends the session at the login page, unless a command is in flight in this tab or in another one, or the player has left the page. */
export async function endSessionAtLogin(isStillThere: () => boolean): Promise<void> {
  const session = currentSession()
  if (isSending() || (await isAnyLocked())) return
  if (currentSession() === session && isStillThere()) endSession()
}
