import { sessionArea } from '../session/session.ts'

/** Notes when the wallet was last read, epoch milliseconds. */
export const noteSync = (at: number) => sessionArea().set('lastSync', String(at))

/** When the wallet was last read in this session, epoch milliseconds, or null. */
export function lastSync(): number | null {
  const at = Number(sessionArea().get('lastSync') ?? Number.NaN)
  return at > 0 && Number.isSafeInteger(at) ? at : null
}
