import { isAnyLocked } from '../commands/locks.ts'
import { isReserved } from '../commands/openCommands.ts'
import { currentSession, endSession } from '../session/session.ts'

/** Skipped while a command is in flight in any tab. */
export async function endSessionAtLogin(isStillThere: () => boolean): Promise<void> {
  const session = currentSession()
  if (isReserved() || (await isAnyLocked())) return
  if (currentSession() === session && isStillThere()) endSession()
}
