import { isInFlight } from '../commands/inFlight.ts'
import { isAnyLocked } from '../commands/locks.ts'
import { currentSession, endSession } from '../session/session.ts'

/** Opening the login page with a token stored ends that session, unless a command is still under way, here or in another tab. */
export async function endSessionAtLogin(isStillThere: () => boolean): Promise<void> {
  const held = currentSession()
  if (isInFlight() || (await isAnyLocked())) return
  if (currentSession() === held && isStillThere()) endSession()
}
