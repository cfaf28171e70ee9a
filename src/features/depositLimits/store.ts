import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { whole } from '../../api/entities.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { createObservable } from '../../lib/observable.ts'
import { parseJson } from '../../lib/parseJson.ts'
import { hasFeature } from '../../lib/settings/settings.ts'
import { persistent, withOtherTabs, type StorageKey } from '../../platform/storage.ts'
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
  amount: null,
  hours: [],
  amountLater: null,
  hoursLater: null,
  pausedUntil: null,
}

export const parseLimits = (text: string): DepositLimits | null => parseJson(limitsSchema, text)

/** Members whose limits the device refused, so they end with the page. */
const refused = new Set<string>()
const { subscribe, announce } = createObservable()

// Named before the feature was renamed.
const isSetKey: StorageKey = 'brakes'
const keyOf = (member: string): StorageKey => `${isSetKey}:${member}`

export const storedLimits = (member: string): string =>
  member === '' || !hasFeature('depositLimits') ? '' : (persistent.get(keyOf(member)) ?? '')

export function storeLimits(member: string, text: string): void {
  if (persistent.set(keyOf(member), text)) refused.delete(member)
  else refused.add(member)
  persistent.set(isSetKey, 'set')
  announce()
}

export const areKept = (member: string) => !refused.has(member)

/** True makes deposits wait until the member is known. */
export const someoneHasLimits = () => hasFeature('depositLimits') && persistent.get(isSetKey) !== null

const subscribeAll = withOtherTabs(subscribe)

export const useStoredLimits = (member: string) => useSyncExternalStore(subscribeAll, () => storedLimits(member))
