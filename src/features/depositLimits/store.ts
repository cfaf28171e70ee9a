import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { whole } from '../../api/entities.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { createObservable } from '../../lib/observable.ts'
import { parseJson } from '../../lib/parseJson.ts'
import { hasFeature } from '../../lib/settings/settings.ts'
import { persistent, temporary, withOtherTabs, type StorageKey } from '../../platform/storage.ts'
import { subscribeSession } from '../../session/session.ts'
import { dayMinutes, type Span } from './hours.ts'

const isPositive = (count: number) => count > 0
const isMinute = (count: number) => count >= 0 && count <= dayMinutes
const momentSchema = v.pipe(whole, v.check(isPositive))
const moneySchema = v.custom<Minor>((count) => v.is(momentSchema, count))
const minuteSchema = v.pipe(whole, v.check(isMinute))
const isForward = ({ from, to }: Span) => from < to
const spanSchema = v.pipe(v.object({ from: minuteSchema, to: minuteSchema }), v.check(isForward))
const pendingSchema = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.nullable(v.object({ to: value, at: momentSchema }))

const limitsSchema = v.object({
  /** Grows with each change, so the greater copy is newer. */
  version: momentSchema,
  /** Minor units of the member's currency. */
  amount: v.nullable(moneySchema),
  hours: v.array(spanSchema),
  /** Looser limits waiting for their delay, server time in epoch ms. */
  amountLater: pendingSchema(v.nullable(moneySchema)),
  hoursLater: pendingSchema(v.array(spanSchema)),
  /** Server time, epoch ms. */
  pausedUntil: v.nullable(momentSchema),
})

export type DepositLimits = v.InferOutput<typeof limitsSchema>

export const noLimits: DepositLimits = {
  version: 1,
  amount: null,
  hours: [],
  amountLater: null,
  hoursLater: null,
  pausedUntil: null,
}

/** @returns null if the text is damaged. */
export const parseLimits = (text: string): DepositLimits | null => parseJson(limitsSchema, text)

// Two copies, to survive losing either; a third in memory.
const copyAreas = [persistent, temporary]
const held = new Map<string, string>()
/** Members whose limits the device refused, so they end with the page or the tab. */
const refused = new Set<string>()
const { subscribe, announce } = createObservable()

// Named before the feature was renamed.
const setMark: StorageKey = 'brakes'
const keyOf = (member: string): StorageKey => `${setMark}:${member}`

const versionOf = (text: string) => parseLimits(text)?.version ?? 0

/** @returns the newest readable copy, else a damaged text, else ''. */
export function storedLimits(member: string): string {
  if (member === '' || !hasFeature('depositLimits')) return ''
  const texts = [...copyAreas.map((area) => area.get(keyOf(member))), held.get(member)].filter((text) => text != null)
  const [newest = ''] = texts.sort((one, other) => versionOf(other) - versionOf(one))
  if (versionOf(newest) > 0) held.set(member, newest)
  return newest
}

export function storeLimits(member: string, text: string): void {
  held.set(member, text)
  const [isKept] = copyAreas.map((area) => area.set(keyOf(member), text))
  if (isKept) refused.delete(member)
  else refused.add(member)
  persistent.set(setMark, 'set')
  announce()
}

export const areKept = (member: string) => !refused.has(member)

/** True makes deposits wait until the member is known. */
export const someoneHasLimits = () => hasFeature('depositLimits') && persistent.get(setMark) !== null

export function repairCopies(member: string): void {
  const newest = storedLimits(member)
  if (versionOf(newest) === 0) return
  for (const area of copyAreas) if (area.get(keyOf(member)) !== newest) area.set(keyOf(member), newest)
}

// The next member's limits must come from the device.
subscribeSession(() => held.clear())

const subscribeAll = withOtherTabs(subscribe)

export const useStoredLimits = (member: string) => useSyncExternalStore(subscribeAll, () => storedLimits(member))
