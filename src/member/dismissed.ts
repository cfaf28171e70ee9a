import { persistent, temporary, type StorageArea } from '../platform/storage.ts'
import { sessionArea } from './session.ts'

/** What was put away, in one list: notices by the hash of their text, offers by their name. */
type Dismissable = 'homeScreen' | (string & {})

const listIn = (area: StorageArea) => (area.get('notice') ?? '').split(' ').filter(Boolean)

/** Whether the player has put this away before. */
export const isDismissed = (thing: Dismissable) => [persistent, temporary].some((area) => listIn(area).includes(thing))

/** Notes that the player has put this away; by default for as long as the session's storage lasts. */
export const dismiss = (thing: Dismissable, area = sessionArea()) =>
  area.set('notice', [...new Set([...listIn(area), thing])].join(' '))
