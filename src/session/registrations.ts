import { persistent, temporary } from '../platform/storage.ts'

/** In this browser session; drafts from before the latest are ignored. */
export const registrations = () => Number(temporary.get('registrations') ?? 0)

export function storeRegistration(): void {
  persistent.remove('inviteCode')
  temporary.set('registrations', String(registrations() + 1))
}
