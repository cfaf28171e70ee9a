import { settings } from '../settings/settings.ts'
import { departing } from './departing.ts'

/** Adds this key to the command that `act` sends at once, if the build's settings say that the backend knows keys (contract, reading 18). */
export function withKey<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
  departing.key = settings.VITE_IDEMPOTENCY ? id : null
  try {
    return act()
  } finally {
    departing.key = null
  }
}
