import { persistent, temporary, type StorageArea } from '../platform/storage.ts'
import { sessionArea } from './session.ts'

/** Notices go by hash, offers by name. */
type Dismissable = 'homeScreen' | 'lock' | (string & {})

const listIn = (area: StorageArea) => (area.get('notice') ?? '').split(' ').filter(Boolean)

export const isDismissed = (thing: Dismissable) => [persistent, temporary].some((area) => listIn(area).includes(thing))

/** Older notices can be forgotten, because the service shows only the latest. */
const maxNotices = 20

export function dismiss(thing: Dismissable, area = sessionArea()): void {
  const list = [...new Set([...listIn(area), thing])]
  const isOffer = (one: string) => one === 'homeScreen' || one === 'lock'
  area.set('notice', [...list.filter(isOffer), ...list.filter((one) => !isOffer(one)).slice(-maxNotices)].join(' '))
}
