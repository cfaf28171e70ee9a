import { persistent, temporary, type StorageArea } from '../platform/storage.ts'
import { sessionArea } from './session.ts'

/** Dismissed things share one list: notices by the hash of their text, offers by their name. */
type Dismissable = 'homeScreen' | (string & {})

const listIn = (area: StorageArea) => (area.get('notice') ?? '').split(' ').filter(Boolean)

/** True if the player has dismissed this before. */
export const isDismissed = (thing: Dismissable) => [persistent, temporary].some((area) => listIn(area).includes(thing))

/** The number of notices that are remembered; the service no longer shows older ones. */
const maxNotices = 20

/** Notes that the player has dismissed this; by default for as long as the session's storage lasts. */
export function dismiss(thing: Dismissable, area = sessionArea()): void {
  const list = [...new Set([...listIn(area), thing])]
  const isOffer = (one: string) => one === 'homeScreen'
  area.set('notice', [...list.filter(isOffer), ...list.filter((one) => !isOffer(one)).slice(-maxNotices)].join(' '))
}
