import { navigate } from 'wouter/use-browser-location'
import { pages } from '../nav/addresses.ts'
import { persistent } from '../platform/storage.ts'
import { endSession } from './session.ts'

/** From a dialog, whose history entry is replaced, so Back cannot return to it. */
export function logOut(): void {
  endSession()
  persistent.remove('remembered')
  navigate(pages.login, { replace: true })
}
