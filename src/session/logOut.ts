import { navigate } from 'wouter/use-browser-location'
import { pages } from '../nav/addresses.ts'
import { endSession } from './session.ts'

/** From a dialog, whose history entry is replaced, so Back cannot return to it. */
export function logOut(): void {
  endSession()
  navigate(pages.login, { replace: true })
}
