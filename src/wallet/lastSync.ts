import { sessionArea } from '../session/session.ts'

/** Notes the time of the last read of the wallet, epoch milliseconds. */
export const noteSync = (at: number) => sessionArea().set('lastSync', String(at))

/** The time of the last read of the wallet in this session, epoch milliseconds, or null. */
export function lastSync(): number | null {
  const at = Number(sessionArea().get('lastSync') ?? Number.NaN)
  return at > 0 && Number.isSafeInteger(at) ? at : null
}
