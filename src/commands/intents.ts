import * as v from 'valibot'
import { persistent, temporary, withOtherTabs, type StorageArea } from '../platform/storage.ts'
import type { Kind } from './kinds.ts'
import { createObservable } from '../web/observable.ts'

const word = v.optional(v.string())
const parameters = v.object({ code: word, from: word, to: word })

const intent = v.object({
  id: v.string(),
  /** What was asked for. */
  kind: v.pipe(
    v.string(),
    v.transform((kind) => kind as Kind),
  ),
  parameters: v.optional(parameters, {}),
  /** In minor units of the member's currency, for a spin the coins held before it; null for commands without an amount. */
  amountMinor: v.nullable(v.number()),
  /** The time of sending by the device's clock, epoch milliseconds: only for display, never compared. */
  at: v.number(),
  /** The member it belongs to, hashed. */
  member: v.string(),
  /** The baseline of the statement before it left (`wallet/ledger`), null where unknown. */
  before: v.optional(v.unknown(), null),
})

/** A command that was sent and whose outcome is not known yet. Holds no token and no account number. */
export type Intent = v.InferOutput<typeof intent>

const areas: readonly StorageArea[] = [persistent, temporary]
const { subscribe, announce } = createObservable()
const none: readonly Intent[] = []
let cached: { text: string; intents: readonly Intent[] } = { text: '', intents: none }

/** Every open intent of this device, newest last. The same array until something changes. */
export function openIntents(): readonly Intent[] {
  const text = areas.map((area) => area.get('intents') ?? '[]').join('\n')
  if (text !== cached.text) cached = { text, intents: text.split('\n').flatMap(parse) }
  return cached.intents
}

function parse(text: string): Intent[] {
  try {
    return v.parse(v.array(intent), JSON.parse(text))
  } catch {
    return []
  }
}

/** Notes an intent before its command leaves. Stored beyond the browser session only if the session is. */
export function noteIntent(noted: Intent, remembered: boolean): void {
  const area = remembered ? persistent : temporary
  area.set('intents', JSON.stringify([...parse(area.get('intents') ?? '[]'), noted]))
  announce()
}

/** Removes an intent: its outcome is known, or the player has decided. */
export function settleIntent(id: string): void {
  for (const area of areas) {
    const kept = parse(area.get('intents') ?? '[]').filter((one) => one.id !== id)
    if (kept.length === 0) area.remove('intents')
    else area.set('intents', JSON.stringify(kept))
  }
  announce()
}

/** Calls back when an intent opens or is settled, here or in another tab; returns the unsubscriber. */
export const subscribeIntents = withOtherTabs(subscribe)
