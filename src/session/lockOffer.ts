import { hasFeature } from '../lib/settings/settings.ts'
import { isStored, persistent, temporary } from '../platform/storage.ts'
import { isDismissed } from './dismissed.ts'
import { currentSession } from './session.ts'

/** A PIN lock needs a session that outlasts the page, and WebCrypto, which pages without https lack. */
export const canLock = () =>
  hasFeature('pinLock') &&
  currentSession()?.isRemembered === true &&
  'subtle' in crypto &&
  isStored(window, 'localStorage')

const offeredAt = 3

/** A visit is a session of the tab, which a reload does not begin. */
export function isLockOfferDue(): boolean {
  if (!canLock() || persistent.get('lock') !== null || isDismissed('lock')) return false
  const visits = Number(persistent.get('visits')) + (temporary.get('visits') === null ? 1 : 0)
  temporary.set('visits', 'counted')
  if (visits <= offeredAt) persistent.set('visits', String(visits))
  return visits >= offeredAt
}
