import * as v from 'valibot'
import { whole } from '../../api/entities.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { dayMinutes } from './hours.ts'
import { useSyncExternalStore } from 'react'
import { persistent, temporary, withOtherTabs, type StorageKey } from '../../platform/storage.ts'
import { subscribeSession } from '../../session/session.ts'
import { hasFeature } from '../../lib/settings/settings.ts'
import { createObservable } from '../../lib/observable.ts'

const moment = v.pipe(
  whole,
  v.check((at) => at > 0),
)
const money = v.pipe(
  moment,
  v.transform((count) => count as Minor),
)
const minute = v.pipe(
  whole,
  v.check((count) => count >= 0 && count <= dayMinutes),
)
const span = v.pipe(
  v.object({ from: minute, to: minute }),
  v.check(({ from, to }) => from < to),
)
const pending = <Value>(value: v.GenericSchema<unknown, Value>) => v.nullable(v.object({ to: value, at: moment }))

const schema = v.object({
  /** Grows with each change: of two copies the greater one is newer. */
  version: moment,
  /** The weekly amount to be reminded at (minor units of the member's currency); null for none. */
  amount: v.nullable(money),
  /** The quiet hours in force. */
  hours: v.array(span),
  /** What takes the place of them, and when, as it is looser (epoch ms by the server's clock). */
  amountLater: pending(v.nullable(money)),
  hoursLater: pending(v.array(span)),
  /** The end of the pause (epoch ms by the server's clock); null for none. */
  pausedUntil: v.nullable(moment),
})

/** The limits of one member, as they are kept on the device. All moments are by the server's clock. */
export type DepositLimits = v.InferOutput<typeof schema>

/** The limits of somebody who has set none. */
export const noLimits: DepositLimits = {
  version: 1,
  amount: null,
  hours: [],
  amountLater: null,
  hoursLater: null,
  pausedUntil: null,
}

/** Reads a stored note; null for a damaged one. */
export function parseLimits(text: string): DepositLimits | null {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return null
  }
}

// Two copies, so that one that is damaged or cleared is known from the other; a third in memory.
const areas = [persistent, temporary]
const held = new Map<string, string>()
const { subscribe, announce } = createObservable()

// Members have kept their limits under this name since it was the feature's.
const setMark: StorageKey = 'brakes'
const keyOf = (member: string): StorageKey => `${setMark}:${member}`

const versionOf = (text: string) => parseLimits(text)?.version ?? 0

/** The newest copy of a member's limits that can be read; another text where none of them can; '' without any. */
export function storedLimits(member: string): string {
  if (member === '' || !hasFeature('depositLimits')) return ''
  const texts = [...areas.map((area) => area.get(keyOf(member))), held.get(member)].filter((text) => text != null)
  const [newest = ''] = texts.sort((one, other) => versionOf(other) - versionOf(one))
  if (versionOf(newest) > 0) held.set(member, newest)
  return newest
}

/** Writes a member's limits, to all copies. */
export function storeLimits(member: string, text: string): void {
  held.set(member, text)
  for (const area of areas) area.set(keyOf(member), text)
  persistent.set(setMark, 'set')
  announce()
}

/** True if somebody has set limits on this device: deposits then wait until it is known who is signed in. */
export const someoneHasLimits = () => hasFeature('depositLimits') && persistent.get(setMark) !== null

/** Writes the newest copy over one that is missing or older. */
export function repairCopies(member: string): void {
  const newest = storedLimits(member)
  if (versionOf(newest) === 0) return
  for (const area of areas) if (area.get(keyOf(member)) !== newest) area.set(keyOf(member), newest)
}

// Another member's limits are read from the device.
subscribeSession(() => held.clear())

const subscribeAll = withOtherTabs(subscribe)

/** `storedLimits` as a hook that follows changes in any tab. */
export const useStoredLimits = (member: string) => useSyncExternalStore(subscribeAll, () => storedLimits(member))
