import * as v from 'valibot'
import { toMinor } from '../lib/money/decimals.ts'

/** Account code of the main wallet (docs/openapi.yaml, transfer). */
export const mainWallet = 'wallet'

/** A figure that is not money; a wrong type becomes null, shown as `-`. */
export const numberOrNull = v.fallback(v.nullable(v.pipe(v.number(), v.check<number>(Number.isFinite))), null)

/** In minor units; a wrong type becomes null (contract, rule 11). */
export const amount = v.fallback(v.nullable(v.pipe(v.number(), v.transform(toMinor))), null)

/** Becomes '' if absent or of a wrong type. */
export const textOrEmpty = v.fallback(v.string(), '')
/** Becomes null if absent or of a wrong type. */
export const textOrNull = v.fallback(v.nullable(v.string()), null)
/** Becomes '' if absent; a wrong type makes the answer unreadable. */
export const textIfPresent = v.nullish(v.string(), '')
/** An empty text makes the answer unreadable. */
export const nonEmptyText = v.pipe(v.string(), v.check<string>(Boolean))

const isInstant = (text: string) => !Number.isNaN(Date.parse(text))
export const readableInstant = v.pipe(v.string(), v.check(isInstant))
export const instant = v.fallback(v.nullable(readableInstant), null)

export const whole = v.pipe(v.number(), v.check<number>(Number.isSafeInteger))
/** A number that JSON has rounded would name another row. */
export const idOrNull = v.fallback(v.nullable(v.union([nonEmptyText, v.pipe(whole, v.transform(String))])), null)

/** Some servers send the number as text. */
export const total = v.pipe(
  v.unknown(),
  v.transform((count) => (typeof count === 'string' && /^\d+$/.test(count.trim()) ? Number(count) : count)),
  whole,
  v.check((count) => count >= 0),
)
export const totalOrNull = v.fallback(v.nullable(total), null)

/** Rejects another call's answer, which would pass for an empty object. */
export const recognisedObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((given) => Object.keys(entries).some((name) => Object.hasOwn(Object(given) as object, name))),
    v.object(entries),
  )

/** Gets blank fields if absent or of a wrong type. */
export const objectOrBlank = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.fallback(recognisedObject(entries), () => v.parse(v.object(entries), {}))

const itemsOf = <Item>(item: v.GenericSchema<unknown, Item>) => v.array(v.fallback(v.nullable(item), null))
const readable = <Item>(items: (Item | null)[]) => items.filter((one) => one !== null) as Item[]
/** A list without any would pass for empty. */
const isEmptyOrSomeReadable = <Item>(items: Item[]) => items.length === 0 || items.some((one) => one !== null)

export const listOf = <Item>(item: v.GenericSchema<unknown, Item>) => v.pipe(itemsOf(item), v.transform(readable<Item>))

/** Unreadable if no item is readable. */
export const listWithSomeReadable = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(itemsOf(item), v.check(isEmptyOrSomeReadable<Item | null>), v.transform(readable<Item>))

const plainCodes: ReadonlySet<string> = new Set(['OK', 'SUCCESS'])

/** `message` is null if not worth showing. */
export const acknowledgement = v.pipe(
  v.fallback(v.object({ message: textOrNull }), { message: null }),
  v.transform(({ message }) => ({ message: message === null || plainCodes.has(message) ? null : message })),
)

/** Unreadable rows become blank, so counts stay right. */
export function rowListOf<Entries extends v.ObjectEntries>(entries: Entries) {
  const nothing = v.parse(v.object(entries), {})
  return v.pipe(
    itemsOf(recognisedObject(entries)),
    v.check((rows) => isEmptyOrSomeReadable(rows)),
    v.transform((rows) => rows.map((row) => row ?? nothing)),
  )
}

export const banner = recognisedObject({ image: textOrNull, html: textOrNull })
export type BannerContent = v.InferOutput<typeof banner>

export type RowProgress = 'success' | 'failed' | 'underWay'

/** Unknown words mean under way (contract, Status). */
export function progressOf(status: string): RowProgress {
  const plain = status.trim().toUpperCase()
  if (plain === 'SUCCESS') return 'success'
  return plain === 'FAILED' ? 'failed' : 'underWay'
}
