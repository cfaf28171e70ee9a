import { useSyncExternalStore } from 'react'
import { persistent, temporary, withOtherTabs, type StorageKey } from '../platform/storage.ts'
import { subscribeSession } from '../session/session.ts'
import { hasPart } from '../settings/hasPart.ts'
import { createObservable } from '../web/observable.ts'
import { parseNote } from './note.ts'

// Two copies, so that one that is damaged or cleared is known from the other; a third in memory.
const areas = [persistent, temporary]
const held = new Map<string, string>()
const { subscribe, announce } = createObservable()

const keyOf = (member: string): StorageKey => `brakes:${member}`

const versionOf = (text: string) => parseNote(text)?.version ?? 0

/** The newest copy of a member's brakes that can be read; another text where none of them can; '' without any. */
export function brakesText(member: string): string {
  if (member === '' || !hasPart('depositLimits')) return ''
  const texts = [...areas.map((area) => area.get(keyOf(member))), held.get(member)].filter((text) => text != null)
  const [newest = ''] = texts.sort((one, other) => versionOf(other) - versionOf(one))
  if (versionOf(newest) > 0) held.set(member, newest)
  return newest
}

/** Writes a member's brakes, to all copies. */
export function keepBrakes(member: string, text: string): void {
  held.set(member, text)
  for (const area of areas) area.set(keyOf(member), text)
  persistent.set('brakes', 'set')
  announce()
}

/** True if somebody has set brakes on this device: a room of deposits then waits until it knows whose turn it is. */
export const hasBrakes = () => hasPart('depositLimits') && persistent.get('brakes') !== null

/** Writes the newest copy over one that is missing or older. */
export function mendBrakes(member: string): void {
  const newest = brakesText(member)
  if (versionOf(newest) === 0) return
  for (const area of areas) if (area.get(keyOf(member)) !== newest) area.set(keyOf(member), newest)
}

// Another member's brakes are read from the device.
subscribeSession(() => held.clear())

const subscribeBrakes = withOtherTabs(subscribe)

/** `brakesText` as a hook that follows changes in any tab. */
export const useBrakesText = (member: string) => useSyncExternalStore(subscribeBrakes, () => brakesText(member))
