import { sessionArea } from '../session/session.ts'

/** Epoch ms. */
export const noteSync = (at: number) => sessionArea().set('lastSync', String(at))

export function lastSync(): number | null {
  const at = Number(sessionArea().get('lastSync') ?? Number.NaN)
  return at > 0 && Number.isSafeInteger(at) ? at : null
}
