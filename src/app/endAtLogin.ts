import { isAnyMutexHeld } from '../commands/mutex.ts'
import { isInFlight } from '../commands/openCommands.ts'
import { currentSession, endSession } from '../session/session.ts'

/** Skipped while a command is in flight in any tab. */
export async function endSessionAtLogin(isStillThere: () => boolean): Promise<void> {
  const session = currentSession()
  if (isInFlight() || (await isAnyMutexHeld())) return
  if (currentSession() === session && isStillThere()) endSession()
}
