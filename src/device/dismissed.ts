import { persistent, temporary, type StorageArea } from '../platform/storage.ts'
import { sessionArea } from '../session/session.ts'

/** What was put away, in one list: notices by the hash of their text, offers by their name. */
type Dismissable = 'homeScreen' | (string & {})

const listIn = (area: StorageArea) => (area.get('notice') ?? '').split(' ').filter(Boolean)

/** Whether the player has put this away before. */
export const isDismissed = (thing: Dismissable) => [persistent, temporary].some((area) => listIn(area).includes(thing))

/** How many notices are kept in mind; older ones are long gone from the service. */
const keptNotices = 20

/** Notes that the player has put this away; by default for as long as the session's storage lasts. */
export function dismiss(thing: Dismissable, area = sessionArea()): void {
  const list = [...new Set([...listIn(area), thing])]
  const isOffer = (one: string) => one === 'homeScreen'
  area.set('notice', [...list.filter(isOffer), ...list.filter((one) => !isOffer(one)).slice(-keptNotices)].join(' '))
}
